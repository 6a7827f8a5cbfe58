/** The server's limits (see attachments.test.ts). */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 50 * 1024 * 1024

/** Endings of the types the server takes; it decides by the content, this only spares a futile upload. */
export const FILE_ENDINGS = ['pdf', 'ai', 'eps', 'psd', 'svg', 'tif', 'tiff', 'png', 'jpg', 'jpeg', 'webp', 'zip']

/** For the `accept` attribute. */
export const ACCEPT = FILE_ENDINGS.map((ending) => `.${ending}`).join(',')

/** The types by the names people know. */
export const FILE_TYPES = 'PDF, AI, EPS, PSD, SVG, TIFF, PNG, JPEG, WebP, ZIP'

/** Why a file is not taken. */
export type FileProblem = 'fileType' | 'fileSize' | 'fileEmpty' | 'fileCount' | 'fileTwice'

export type RefusedFile = { readonly name: string; readonly problem: FileProblem }

/** A file's name as it is shown: without what turns or hides text, as the server keeps it. */
export const displayName = ({ name }: Pick<File, 'name'>): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '')

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>

/** The files chosen so far with some more: those that may come along, and those that may not. */
export function addFiles<F extends FileFacts>(
  chosen: readonly F[],
  more: readonly F[],
): { files: readonly F[]; refused: readonly RefusedFile[] } {
  const files = [...chosen]
  const refused: RefusedFile[] = []
  for (const file of more) {
    const isTwin = files.some((other) => isSame(other, file))
    const problem = isTwin ? 'fileTwice' : (problemOf(file) ?? (files.length >= MAX_FILES ? 'fileCount' : undefined))
    if (problem) refused.push({ name: displayName(file), problem })
    else files.push(file)
  }
  return { files, refused }
}

const isSame = (one: FileFacts, other: FileFacts): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

function problemOf({ name, size }: FileFacts): FileProblem | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!FILE_ENDINGS.includes(ending)) return 'fileType'
  if (size === 0) return 'fileEmpty'
  return size > MAX_FILE_BYTES ? 'fileSize' : undefined
}
