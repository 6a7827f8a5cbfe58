import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaRefusal, PictureFacts } from '#integrations/media/media-tasks.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { findImages, insertImages } from './image.repository.ts'
import type { StoredImage } from './image.repository.ts'
import type { PictureStore } from './picture-store.ts'

/** A file that is a picture we can serve. */
export type PictureFile = PictureFacts & { readonly path: string; readonly sha256: string; readonly byteSize: number }

/** Why a file of the importer cannot be a picture of the shop. */
export type PictureProblem =
  | { readonly code: 'picture/missing' }
  | { readonly code: 'picture/too-large' }
  | MediaRefusal

/** A picture of the shop; `key` names it in addresses. */
export type RegisteredImage = {
  readonly id: number
  readonly key: string
  readonly width: number
  readonly height: number
}

const MAX_BYTES = 40 * 1024 * 1024
const IN_PARALLEL = 8

const EXTENSIONS: Readonly<Record<PictureFacts['mediaType'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/**
 * Judges files by their content, writing nothing: for the importer's check of every row. The answer has an entry for
 * each path. Pictures the shop has already are recognised and not opened again.
 */
export async function inspectPictures(
  db: Db,
  { media }: Pick<PictureStore, 'media'>,
  paths: readonly string[],
): Promise<Map<string, Result<PictureFile, PictureProblem>>> {
  const answers = new Map<string, Result<PictureFile, PictureProblem>>()
  const distinct = [...new Set(paths)]
  for (let start = 0; start < distinct.length; start += IN_PARALLEL) {
    const hashed = await Promise.all(distinct.slice(start, start + IN_PARALLEL).map(hashFile))
    const known = new Map(
      (
        await findImages(
          db,
          hashed.map(({ sha256 }) => sha256),
        )
      ).map((row) => [row.sha256, row]),
    )
    await Promise.all(
      hashed.map(async (file) => {
        const row = known.get(file.sha256)
        answers.set(file.path, row ? ok(asFile(file, row)) : await inspect(media, file))
      }),
    )
  }
  return answers
}

/**
 * Keeps the originals of inspected pictures, each once however often it is used, and their rows in the caller's
 * transaction. Answers the pictures by path.
 */
export async function registerImages(
  tx: Db,
  storage: FileStorage,
  files: readonly PictureFile[],
): Promise<Result<Map<string, RegisteredImage>, StorageError>> {
  const byHash = new Map(files.map((file) => [file.sha256, file]))
  const hashes = [...byHash.keys()]
  const known = new Set((await findImages(tx, hashes)).map((row) => row.sha256))
  const added = [...byHash.values()].filter(({ sha256 }) => !known.has(sha256))
  for (const file of added) {
    const stored = await keepOriginal(storage, file)
    if (!stored.ok) return stored
  }
  await insertImages(tx, added.map(asRow))

  const rows = new Map((await findImages(tx, hashes)).map((row) => [row.sha256, row]))
  const registered = new Map<string, RegisteredImage>()
  for (const { path, sha256 } of files) {
    const row = rows.get(sha256)
    if (row) registered.set(path, { id: row.id, key: row.address_key, width: row.width, height: row.height })
  }
  return ok(registered)
}

type Hashed = { readonly path: string; readonly sha256: string; readonly byteSize: number }

/** The hash is empty when the file is missing or too large to be opened. */
async function hashFile(path: string): Promise<Hashed> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return { path, sha256: '', byteSize: -1 }
  if (found.size > MAX_BYTES) return { path, sha256: '', byteSize: found.size }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return { path, sha256: hash.digest('hex'), byteSize: found.size }
}

async function inspect(media: PictureStore['media'], file: Hashed): Promise<Result<PictureFile, PictureProblem>> {
  if (file.byteSize < 0) return err({ code: 'picture/missing' })
  if (file.sha256 === '') return err({ code: 'picture/too-large' })
  const facts = await media.run({ kind: 'picture-facts', path: file.path })
  if (facts.ok) return ok({ ...file, ...facts.value })
  return facts.error.code === 'media/busy' ? err({ code: 'media/unreadable' }) : err(facts.error)
}

const asFile = (file: Hashed, row: StoredImage): PictureFile => ({
  ...file,
  mediaType: row.media_type,
  width: row.width,
  height: row.height,
})

const storageKey = ({ sha256, mediaType }: PictureFile): string => `${sha256}.${EXTENSIONS[mediaType]}`

const asRow = (file: PictureFile) => ({
  sha256: file.sha256,
  storage_key: storageKey(file),
  media_type: file.mediaType,
  width: file.width,
  height: file.height,
  byte_size: file.byteSize,
})

async function keepOriginal(storage: FileStorage, file: PictureFile): Promise<Result<void, StorageError>> {
  const spooled = await storage.spool(createReadStream(file.path))
  if (!spooled.ok) return spooled
  if (spooled.value.sha256 !== file.sha256) {
    await spooled.value.discard()
    throw new Error(`${file.path} was changed while it was imported`)
  }
  return storage.keep(spooled.value, 'private', storageKey(file))
}
