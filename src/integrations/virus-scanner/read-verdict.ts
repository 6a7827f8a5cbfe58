import { err, ok, type Result } from '#domain/result.ts'
import type { ScannerAway } from './clamd.ts'

/** What a scanner says of a file. */
export type Verdict = { readonly kind: 'CLEAN' } | { readonly kind: 'INFECTED'; readonly name: string }

/** The answer of a clamd to INSTREAM: `stream: OK`, `stream: NAME FOUND`, or a sentence that ends in `ERROR`. */
export function readVerdict(answer: string): Result<Verdict, ScannerAway> {
  const verdict = answer.replaceAll('\0', '').trim()
  if (verdict === 'stream: OK') return ok({ kind: 'CLEAN' })
  const [, name] = /^stream: (.+) FOUND$/.exec(verdict) ?? []
  if (name !== undefined) return ok({ kind: 'INFECTED', name })
  return err({ code: 'scanner/away', reason: verdict === '' ? 'it hung up' : verdict })
}
