import { readContent, type Operand } from '../../artwork-opener/walker/content-tokens.ts'

/** One operator of a content stream with its operands, and as it is written there. */
export type Operation = { readonly operator: string; readonly operands: readonly Operand[]; readonly written: string }

/** What stands in the place of an operation; undefined leaves it as it is. */
export type Rewrite = (operation: Operation) => string | undefined

/**
 * Rewrites a content stream, operation by operation. What is not rewritten is copied byte by byte, so that nothing else
 * of a page can change.
 */
export function rewriteContent(bytes: Uint8Array, rewrite: Rewrite): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Buffer[] = []
  let copied = 0
  let read = 0
  readContent(bytes, (operator, operands, { end }) => {
    const start = read
    read = end
    const written = source.toString('latin1', start, end)
    const replacement = rewrite({ operator, operands, written })
    if (replacement === undefined) return
    parts.push(source.subarray(copied, start), Buffer.from(`\n${replacement}\n`, 'latin1'))
    copied = end
  })
  parts.push(source.subarray(copied))
  return Buffer.concat(parts)
}
