import { stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import type { Db } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'
import type { PictureStore } from '../images/picture-store.ts'
import type { PictureFile, PictureProblem } from '../images/register-image.ts'
import type { ImportProblem, Place, Problem } from './format/import-problem.ts'

/** A template to download: a file of this machine, named in the storage by its hash. */
export interface TemplateSource {
  readonly path: string
  readonly sha256: string
  readonly byteSize: number
  readonly mediaType: string
  readonly storageKey: string
}

/** What opening files needs, and what was found so far. */
export interface FileContext {
  readonly db: Db
  readonly store: PictureStore
  /** Looked through first; then the folder of the file that names it. */
  readonly imagesFolder: string | undefined
  readonly folders: ReadonlyMap<string, string>
  readonly complain: (problem: ImportProblem) => void
  /** What the files at these paths are; each is opened once. */
  readonly inspected: Map<string, Result<PictureFile, PictureProblem>>
  readonly openedTemplates: Map<string, Promise<TemplateSource | Problem>>
  /** Files named, by hash. */
  readonly pictures: Map<string, PictureFile>
  readonly templates: Map<string, TemplateSource>
}

/** A file the shop has, named by its hash. */
export const HASH = /^sha256:([0-9a-f]{64})$/

/** Where a file named in a catalogue lies: in the folder of pictures if one was given, else beside the catalogue. */
export async function findFile(
  written: string,
  { file }: Place,
  { imagesFolder, folders }: FileContext,
): Promise<string> {
  if (isAbsolute(written)) return written
  const beside = join(folders.get(file) ?? '.', written)
  if (!imagesFolder) return beside
  const given = join(imagesFolder, written)
  return (await stat(given).catch(() => undefined))?.isFile() ? given : beside
}
