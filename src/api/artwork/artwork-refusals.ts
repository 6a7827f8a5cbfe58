import type { CheckError } from '#services/artwork/checks/checks.service.ts'
import type { DeleteError } from '#services/artwork/files/artwork.service.ts'
import type { UploadRefusal } from '#domain/artwork/upload-policy.ts'
import type { PackageError } from '#services/artwork/packages/packages.service.ts'
import type { SeparationError } from '#services/artwork/opening/separate-page.ts'
import type { FinishError } from '#services/artwork/files/finish-upload.ts'
import type { AnnounceError } from '#services/artwork/uploads/uploads.service.ts'
import type { FixError } from '#services/artwork/fixes/fixes.service.ts'
import { notFound, Refusal, tryAgainIn } from '../refusal.ts'
import { TUS } from './tus-headers.ts'

/** Why an upload is no file yet. */
export function finishRefusal(error: FinishError): Refusal {
  switch (error.code) {
    case 'artwork/no-upload':
      return notFound('upload')
    case 'artwork/incomplete':
      return new Refusal('UPLOAD_INCOMPLETE', { headers: { ...TUS, 'upload-offset': String(error.byteOffset) } })
    case 'storage/full':
      return new Refusal('STORAGE_FULL')
    case 'storage/unavailable':
      return tryAgainIn(10)
  }
}

/** Why a file was not checked or not confirmed. */
export function checkRefusal({ code }: CheckError): Refusal {
  switch (code) {
    case 'artwork/unknown':
      return notFound('artwork')
    case 'print/not-printed':
      return notFound('product')
    case 'print/no-size':
      return new Refusal('PRINT_SIZE_MISSING')
    case 'artwork/not-opened':
      return new Refusal('ARTWORK_NOT_OPENED')
    case 'artwork/to-change':
      return new Refusal('ARTWORK_TO_CHANGE')
  }
}

/** Why no fixed copy of a file was made. */
export function fixRefusal(error: FixError): Refusal {
  switch (error.code) {
    case 'artwork/fix-not-offered':
      return new Refusal('FIX_NOT_OFFERED')
    case 'artwork/not-fixed':
      return new Refusal('NOT_FIXED')
    case 'storage/full':
      return new Refusal('STORAGE_FULL')
    case 'storage/unavailable':
      return tryAgainIn(10)
    default:
      return checkRefusal(error)
  }
}

/** Why a file was not deleted. */
export const deleteRefusal = ({ code }: DeleteError): Refusal =>
  code === 'artwork/unknown' ? notFound('artwork') : new Refusal('ARTWORK_IN_USE')

const UPLOAD_PROBLEMS = {
  'artwork/empty': 'FILE_EMPTY',
  'artwork/too-large': 'ARTWORK_TOO_LARGE',
  'artwork/too-much-today': 'ARTWORK_DAY_LIMIT',
} as const

/** Why a file may not be sent. */
export const uploadRefusal = ({ code }: UploadRefusal): Refusal => new Refusal(UPLOAD_PROBLEMS[code], { headers: TUS })

/** Why no upload was announced. */
export function announceRefusal(error: AnnounceError): Refusal {
  switch (error.code) {
    case 'artwork/no-line':
      return notFound('order')
    case 'artwork/signed-off':
      return new Refusal('ARTWORK_SIGNED_OFF', { headers: TUS })
    default:
      return uploadRefusal(error)
  }
}

/** Why a page was not separated into its inks or finishes. */
export function platesRefusal({ code }: SeparationError): Refusal {
  switch (code) {
    case 'artwork/unknown':
      return notFound('artwork')
    case 'plates/not-made':
      return new Refusal('NOT_SEPARATED')
    case 'plates/failed':
      return tryAgainIn(10)
  }
}

/** Why nothing was taken out of a package. */
export function packageRefusal(error: PackageError): Refusal {
  switch (error.code) {
    case 'artwork/unknown':
      return notFound('artwork')
    case 'artwork/package-broken':
      return new Refusal('PACKAGE_BROKEN')
    case 'storage/full':
      return new Refusal('STORAGE_FULL')
    case 'artwork/not-unpacked':
    case 'storage/unavailable':
      return tryAgainIn(10)
    default:
      return uploadRefusal(error)
  }
}
