import type { FindingCode } from '#domain/preflight/finding.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'

/** A made file, and what a printer would say about it for this specification. */
export type CorpusFile = {
  /** Unique in the corpus; also its name on disk, with the ending. */
  readonly name: string
  readonly spec: PrintSpec
  /** The findings of which one must be there; empty for a good file. */
  readonly expected: readonly FindingCode[]
  readonly make: () => Promise<Uint8Array> | Uint8Array
}
