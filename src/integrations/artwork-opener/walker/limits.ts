/** What a file may ask of the walk over its pages; one that asks for more was not seen as a whole. */
export const LIMITS = {
  operators: 3_000_000,
  streamBytes: 64 * 1024 * 1024,
  levels: 12,
  pages: 200,
} as const

/** Thrown when a file asks for more than a limit. */
export class LimitReached extends Error {
  readonly reason: 'MEMORY' | 'TIME'

  constructor(reason: 'MEMORY' | 'TIME') {
    super(`a file asks for more than a limit (${reason})`)
    this.reason = reason
  }
}
