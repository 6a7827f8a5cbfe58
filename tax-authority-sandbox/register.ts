import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the authority remembers: passwords that were used, samples that were shown, documents it knows. */
type Entry =
  | { readonly what: 'otp'; readonly value: string }
  | { readonly what: 'sample'; readonly request: string; readonly step: string }
  | { readonly what: 'revoked'; readonly value: string }
  | {
      readonly what: 'document'
      readonly hash: string
      readonly counter: string
      readonly by: string
      readonly cleared: string | null
    }

/** The authority's memory, line by line in a file. */
export function openRegister(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'register.jsonl')
  const entries = read(file)
  return {
    add: (entry: Entry): void => {
      entries.push(entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    isUsed: (otp: string): boolean => entries.some((entry) => entry.what === 'otp' && entry.value === otp),
    stepsOf: (request: string): ReadonlySet<string> =>
      new Set(entries.flatMap((entry) => (entry.what === 'sample' && entry.request === request ? [entry.step] : []))),
    isRevoked: (certificate: string): boolean =>
      entries.some((entry) => entry.what === 'revoked' && entry.value === certificate),
    find: (hash: string) =>
      entries.flatMap((entry) => (entry.what === 'document' && entry.hash === hash ? [entry] : []))[0],
    documents: () => entries.flatMap((entry) => (entry.what === 'document' ? [entry] : [])),
  }
}

function read(file: string): Entry[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry)
  } catch (error) {
    // The first start: there is no file yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
