import { err, ok, type Result } from '../result.ts'
import { UPLOAD_POLICY } from './upload-policy.ts'

/** A file as the list of its package describes it. Bytes. */
export type PackedFile = {
  readonly name: string
  readonly packedSize: number
  readonly size: number
  readonly isLink: boolean
  readonly isEncrypted: boolean
}

/** A file of a package that may be chosen: its place in the list of the package, and its name. */
export type ChoosableFile = { readonly index: number; readonly name: string; readonly byteLength: number }

/** Why nothing is taken out of a package. */
export const PACKAGE_REFUSALS = [
  'ZIP_BROKEN',
  'ZIP_EMPTY',
  'ZIP_ENCRYPTED',
  'ZIP_NESTED',
  'ZIP_PATHS',
  'ZIP_TOO_LARGE',
  'ZIP_TOO_MANY',
] as const

export type PackageRefusal = (typeof PACKAGE_REFUSALS)[number]

/** A package that unpacks to more than this, or a file that grows by more than `ratio`, is a flood. */
export const PACKAGE_LIMITS = { files: 100, unpackedBytes: 1024 * 1024 * 1024, ratio: 100 } as const
/** What little there is may grow by more. */
const SMALL = 1024

const NESTED = /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i
/** What programs leave beside the files that were meant. */
const LEFT_BEHIND = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i

/** The files of a package that may be chosen; refused as a whole when one of them is not what an honest package holds. */
export function choosableFiles(files: readonly PackedFile[]): Result<readonly ChoosableFile[], PackageRefusal> {
  if (files.some(({ isEncrypted }) => isEncrypted)) return err('ZIP_ENCRYPTED')
  if (!files.every(staysInside)) return err('ZIP_PATHS')
  const meant = files
    .map((file, index) => ({ ...file, index }))
    .filter(({ name, size }) => size > 0 && !name.endsWith('/') && !LEFT_BEHIND.test(name))
  if (meant.length > PACKAGE_LIMITS.files) return err('ZIP_TOO_MANY')
  if (meant.some(({ name }) => NESTED.test(name))) return err('ZIP_NESTED')
  if (isFlood(files)) return err('ZIP_TOO_LARGE')
  if (meant.length === 0) return err('ZIP_EMPTY')
  const isAlone = (name: string): boolean => meant.filter((each) => nameOf(each.name) === name).length === 1
  return ok(
    meant.map(({ index, name: path, size }) => {
      const name = nameOf(path)
      return { index, name: isAlone(name) ? name : withFolders(path, name), byteLength: size }
    }),
  )
}

function staysInside({ name, isLink }: PackedFile): boolean {
  return !isLink && !name.split(/[/\\]/).includes('..') && !/^[/\\]|^[a-z]:|\0/i.test(name)
}

function isFlood(files: readonly PackedFile[]): boolean {
  const isGrown = ({ size, packedSize }: PackedFile) => size > PACKAGE_LIMITS.ratio * Math.max(packedSize, SMALL)
  const sum = files.reduce((total, { size }) => total + size, 0)
  return (
    sum > PACKAGE_LIMITS.unpackedBytes || files.some((file) => isGrown(file) || file.size > UPLOAD_POLICY.maxFileBytes)
  )
}

/** Of two files of one name each has the folders that it lies in. */
const withFolders = (path: string, name: string): string => [...path.split(/[/\\]/).slice(0, -1), name].join(' - ')

/** The last part of a name, without letters that could not be read. */
function nameOf(path: string): string {
  const name = path.split(/[/\\]/).at(-1) ?? path
  const [, extension = ''] = /(\.[a-z0-9]{1,5})$/i.exec(name) ?? []
  const read = name.slice(0, name.length - extension.length).replaceAll(/\uFFFD+/g, '_')
  return `${read === '' ? 'file' : read}${extension}`
}
