import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { ReadLine } from '#domain/preflight/page-letters.ts'

/** Reads artwork files in processes of their own. */
export interface ArtworkOpener {
  /** Opens a local file. The pictures lie in a new directory beside it. */
  open(path: string): Promise<Opening>
  close(): Promise<void>
}

/** What opening a file came to. */
export type Opening =
  | {
      readonly outcome: 'OPENED'
      readonly facts: FileFacts
      readonly pictures: readonly PagePicture[]
      readonly lines: readonly ReadLine[]
    }
  | { readonly outcome: 'REFUSED'; readonly format: string }
  | { readonly outcome: 'NEEDS_PERSON'; readonly kind: FileKind }
  | { readonly outcome: 'FAILED'; readonly reason: 'MEMORY' | 'TIME' | 'CRASH' }

/** A page as a WebP file. */
type PagePicture = { readonly page: number; readonly width: number; readonly height: number; readonly path: string }
