import type { ChoosableFile, PackageRefusal } from '#domain/artwork/package-files.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { ReadLine } from '#domain/preflight/page-letters.ts'

/** Kinds of files that are not opened; each has a sentence about how to export it. */
export type RefusedFormat =
  | 'WORD'
  | 'POWERPOINT'
  | 'INDESIGN'
  | 'CORELDRAW'
  | 'HEIC'
  | 'EMPTY'
  | 'SCRIPTED_SVG'
  /** A scanner found a virus in it. */
  | 'INFECTED'
  | 'OTHER'
  | PackageRefusal

/** A page as a WebP file: the trim and the room around it (PageFacts), turned as it is seen. */
export type PagePicture = {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly path: string
}

/** The process that read a file was ended. CRASH says nothing of the file: it may have been the end of the shop's process. */
export type ReadingFailed = { readonly outcome: 'FAILED'; readonly reason: 'MEMORY' | 'TIME' | 'CRASH' }

/** What opening a file came to. */
export type Opening =
  | {
      readonly outcome: 'OPENED'
      readonly facts: FileFacts
      readonly pictures: readonly PagePicture[]
      readonly lines: readonly ReadLine[]
    }
  | { readonly outcome: 'REFUSED'; readonly format: RefusedFormat }
  /** Files are chosen of it first. */
  | { readonly outcome: 'PACKAGE'; readonly files: readonly ChoosableFile[] }
  | { readonly outcome: 'NEEDS_PERSON'; readonly kind: FileKind }
  | ReadingFailed

/** What the process is sent: the file, and the directory for the pictures of its pages. */
export type OpenerTask = { readonly path: string; readonly bytes: number; readonly pictures: string }

/** One ink of a page: a grey picture, black where it is full. The cover is its mean, in percent. */
export type Plate = { readonly ink: string; readonly cover: number; readonly path: string }

/** What separating a page came to. Dots. */
export type Separation =
  | {
      readonly outcome: 'SEPARATED'
      readonly width: number
      readonly height: number
      readonly plates: readonly Plate[]
      /** The page in its colours without the finishes, a WebP file; null unless these were to be separated. */
      readonly rest: string | null
    }
  /** Its colours cannot be rewritten. */
  | { readonly outcome: 'IMPOSSIBLE' }
  | ReadingFailed

/** What drawing the first page of a document came to. */
export type FirstPage =
  | { readonly outcome: 'DRAWN'; readonly picture: PagePicture }
  /** It is damaged, locked or empty. */
  | { readonly outcome: 'IMPOSSIBLE' }
  | ReadingFailed

/** Only the first page is to be drawn. */
export type FirstPageTask = OpenerTask & { readonly only: 'FIRST_PAGE' }

/**
 * A page is to be drawn once for each ink: the process inks, and the spot inks by name. Spot inks that are finishes are drawn
 * alone, each as if the others were not there, and the page is drawn without them.
 */
export type PlatesTask = OpenerTask & {
  readonly plates: {
    readonly page: number
    readonly spots: readonly string[]
    readonly areFinishes?: boolean | undefined
  }
}

/** Files of a package are to be unpacked, by their places in its list, into the directory. */
export type UnpackTask = OpenerTask & { readonly chosen: readonly number[] }

/** What unpacking came to. */
export type Unpacking =
  | {
      readonly outcome: 'UNPACKED'
      readonly files: readonly { readonly index: number; readonly name: string; readonly path: string }[]
    }
  /** A file is not what the list of the package says, or a package itself. */
  | { readonly outcome: 'REFUSED' }
  | ReadingFailed
