import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mayUpload, type ArtworkOwner, type UploadRefusal } from '#domain/artwork/upload-policy.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { StorageError } from '#integrations/storage/file-storage.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'
import { addFile, type AddFileParts } from '../files/add-file.ts'
import { findFirstVersion, type VersionRow } from '../files/artwork.repository.ts'
import { announcedSince } from '../uploads/upload.repository.ts'
import { labelOf } from '../uploads/uploads.service.ts'
import { findPackage } from './package.repository.ts'

export type PackageError =
  | StorageError
  | UploadRefusal
  /** No package of theirs, or no such file in it. */
  | { readonly code: 'artwork/unknown' }
  /** A file is not what the list of the package says, or a package itself. */
  | { readonly code: 'artwork/package-broken' }
  /** The process that unpacks it was ended before it was done: another time it may work. */
  | { readonly code: 'artwork/not-unpacked' }

export interface PackageParts extends AddFileParts {
  readonly opener: Pick<ArtworkOpener, 'unpack'>
  readonly openSoon: (versionId: string) => void
}

export type PackagesService = ReturnType<typeof createPackagesService>

/** Packages that customers send: of the files in them they choose which are printed from. */
export const createPackagesService = (parts: PackageParts) => ({
  /** Makes files of a package files of their owner; the same file chosen again is the same. Answers them as chosen. */
  choose: async (
    owner: ArtworkOwner,
    id: string,
    chosen: readonly number[],
  ): Promise<Result<readonly VersionRow[], PackageError>> => {
    const found = await findPackage(parts.db, owner, id)
    const files = chosen.map((index) => found?.entries.find((entry) => entry.index === index))
    if (!found || files.includes(undefined)) return err({ code: 'artwork/unknown' })
    const sizes = files.map((file) => file?.byteLength ?? 0)
    const today = await announcedSince(parts.db, owner, new Date(parts.now().getTime() - DAY_MS))
    const most = Math.max(...sizes)
    const may = mayUpload(owner, most, today + sizes.reduce((sum, size) => sum + size, 0) - most)
    if (!may.ok) return may
    return inTemporaryFile(parts.storage, found.storage_key, (path) => unpack(parts, owner, { id, chosen, path }))
  },
})

type Choice = { readonly id: string; readonly chosen: readonly number[]; readonly path: string }

async function unpack(
  parts: PackageParts,
  owner: ArtworkOwner,
  { id, chosen, path }: Choice,
): Promise<Result<readonly VersionRow[], PackageError>> {
  const unpacked = await parts.opener.unpack(path, chosen)
  if (unpacked.outcome === 'FAILED' && unpacked.reason === 'CRASH') return err({ code: 'artwork/not-unpacked' })
  if (unpacked.outcome !== 'UNPACKED') return err({ code: 'artwork/package-broken' })
  const versions: VersionRow[] = []
  for (const { index, name, path: file } of unpacked.files) {
    const added = await addOnce(parts, owner, { id: idOf(id, index), name, path: file })
    if (!added.ok) return added
    versions.push(added.value)
  }
  return ok(versions)
}

type UnpackedFile = { readonly id: string; readonly name: string; readonly path: string }

async function addOnce(
  parts: PackageParts,
  owner: ArtworkOwner,
  { id, name, path }: UnpackedFile,
): Promise<Result<VersionRow, PackageError>> {
  const spooled = await parts.storage.spool(createReadStream(path))
  if (!spooled.ok) return spooled
  const isNew = async (tx: AddFileParts['db']) => ((await findFirstVersion(tx, owner, id)) ? undefined : [])
  const added = await addFile(parts, owner, { id, label: labelOf(name), spooled: spooled.value }, isNew)
  if (!added.ok) return added
  const version = await findFirstVersion(parts.db, owner, id)
  if (!version) return err({ code: 'artwork/unknown' })
  if (version.state === 'RECEIVED') parts.openSoon(version.id)
  return ok(version)
}

/** The id of a file of a package, as a UUID of its own making (version 8). */
function idOf(packageId: string, index: number): string {
  const hex = createHash('sha256').update(`${packageId} ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
