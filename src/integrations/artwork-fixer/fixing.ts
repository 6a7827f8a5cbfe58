import type { FileKind } from '#domain/preflight/file-facts.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import type { FixTarget } from '#domain/preflight/fix-targets.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'

/** What is to be made of a file. */
export type FixTask = {
  readonly path: string
  /** Where the fixed file is written. */
  readonly out: string
  readonly kind: FileKind
  /** Bytes of the file, which the time it may take depends on. */
  readonly bytes: number
  readonly fixes: readonly Fix[]
  readonly layers: readonly InkLayer[]
  readonly targets: readonly FixTarget[]
}

/** FIXED: the new file, a PDF, is there. IMPOSSIBLE: nothing of it can be done without a person. */
export type Fixing =
  | { readonly outcome: 'FIXED' }
  | { readonly outcome: 'IMPOSSIBLE' }
  | { readonly outcome: 'FAILED'; readonly reason: 'MEMORY' | 'TIME' | 'CRASH' }

/** A file for the press is to be made of a signed-off one. */
export type ProductionTask = Pick<FixTask, 'path' | 'out' | 'kind' | 'bytes' | 'targets'> & {
  /** A PDF of one page that stands beside the cut of every page: which line it is of. */
  readonly slug: Uint8Array
  /** Whether every page is repeated on a sheet of the press as often as it fits. */
  readonly isImposed?: boolean
}
