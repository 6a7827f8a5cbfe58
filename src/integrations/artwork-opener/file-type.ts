import type { FileKind } from '#domain/preflight/file-facts.ts'
import { isPlainSvg } from '../media/svg.ts'
import type { RefusedFormat } from './opening.ts'

/** What the first bytes of a file say it is. `PSD` includes PSB; `PDF` includes Illustrator's files. */
export type FileType =
  | { readonly kind: FileKind; readonly isDirty?: boolean }
  | { readonly refused: RefusedFormat }
  /** `document`: what to call it when it is one document of another program, and whole. */
  | { readonly isPackage: true; readonly document?: RefusedFormat }

/** So much of the beginning is enough to know a kind. */
export const HEAD_BYTES = 4096
/** The names of the files in a package stand in its last bytes. */
export const TAIL_BYTES = 64 * 1024

type Signature = readonly [start: string, type: FileType]

/** Beginnings in Latin-1, one character a byte. */
const SIGNATURES: readonly Signature[] = [
  ['%PDF-', { kind: 'PDF' }],
  ['\u00FF\u00D8\u00FF', { kind: 'JPEG' }],
  ['\u0089PNG\r\n\u001A\n', { kind: 'PNG' }],
  ['II*\0', { kind: 'TIFF' }],
  ['MM\0*', { kind: 'TIFF' }],
  ['II+\0', { kind: 'TIFF' }],
  ['8BPS', { kind: 'PSD' }],
  // PostScript, and PostScript with a preview for Windows; early files of Illustrator are the former.
  ['%!PS', { kind: 'EPS' }],
  ['\u00C5\u00D0\u00D3\u00C6', { kind: 'EPS' }],
  ['\u0006\u0006\u00ED\u00F5\u00D8\u001DF\u00E5', { refused: 'INDESIGN' }],
]

/** What a package of several files is, by their names. */
const PACKAGES: readonly [mark: string, format: RefusedFormat][] = [
  ['word/', 'WORD'],
  ['ppt/', 'POWERPOINT'],
  ['application/x-vnd.corel.draw', 'CORELDRAW'],
  ['content/riffData.cdr', 'CORELDRAW'],
  ['application/vnd.adobe.indesign', 'INDESIGN'],
]

/** Brands of pictures that telephones write. */
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/** The parts of a file that say what it is: its beginning, and two that are read only when they are asked for. */
export type FileParts = {
  readonly head: Buffer
  /** The end of a package, where the names of its files stand. */
  readonly tail: () => Promise<Buffer>
  /** All of a drawing in SVG, which is small. */
  readonly whole: () => Promise<Uint8Array>
}

/** Says what a file is by its bytes. */
export async function fileType({ head, tail, whole }: FileParts): Promise<FileType> {
  if (head.length === 0) return { refused: 'EMPTY' }
  const text = head.toString('latin1')
  const known = SIGNATURES.find(([start]) => text.startsWith(start))
  if (known) return known[1]
  if (text.startsWith('RIFF')) return riff(text)
  if (HEIC.test(text.slice(4))) return { refused: 'HEIC' }
  if (text.startsWith('PK\u0003\u0004')) return packageOf(text + (await tail()).toString('latin1'))
  // The old formats of Office differ only deep in the file.
  if (text.startsWith('\u00D0\u00CF\u0011\u00E0')) return { refused: 'WORD' }
  if (/<(?:\w+:)?svg[\s>]/i.test(text) && /^[\u00EF\u00BB\u00BF\s]*</.test(text)) {
    return isPlainSvg(await whole()) ? { kind: 'SVG' } : { refused: 'SCRIPTED_SVG' }
  }
  // Readers look for the header in the first kilobyte; what stands before it belongs to another kind of file.
  return text.slice(0, 1024).includes('%PDF-') ? { kind: 'PDF', isDirty: true } : { refused: 'OTHER' }
}

/** Marks of packages that are one document, of no program that prints. */
const DOCUMENTS = ['[Content_Types].xml', 'META-INF/', 'mimetypeapplication/']

function packageOf(names: string): FileType {
  const known = PACKAGES.find(([mark]) => names.includes(mark))
  if (known) return { isPackage: true, document: known[1] }
  return DOCUMENTS.some((mark) => names.includes(mark)) ? { isPackage: true, document: 'OTHER' } : { isPackage: true }
}

function riff(text: string): FileType {
  const form = text.slice(8, 12)
  if (form === 'WEBP') return { kind: 'WEBP' }
  return { refused: form.startsWith('CDR') ? 'CORELDRAW' : 'OTHER' }
}
