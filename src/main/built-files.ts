import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuiltAssets, isPublishable } from '#services/built-assets/built-assets.ts'
import type { BuiltAssets } from '#services/built-assets/built-assets.ts'
import type { RunningShop } from './running-shop.ts'

/** Folders of a build whose files have a hash in their name, with the address that they are served at. */
const FOLDERS = [
  ['client/assets', '/assets/'],
  ['client/lettering', '/lettering/'],
  ['office/office/assets', '/office/assets/'],
] as const

/** The built files of `dist` that pages may ask for after the next deploy, by address. */
export async function builtFilesIn(dist: string): Promise<Map<string, () => Promise<Buffer>>> {
  const files = new Map<string, () => Promise<Buffer>>()
  for (const [folder, address] of FOLDERS) {
    const names = await readdir(join(dist, folder)).catch(() => [])
    for (const name of names)
      if (isPublishable(name)) files.set(address + name, () => readFile(join(dist, folder, name)))
  }
  return files
}

/** Files of older builds; stores those of this build meanwhile, without holding up the start. */
export function openBuiltAssets({ config, logger, database, pictures }: RunningShop): BuiltAssets {
  const assets = createBuiltAssets(database.db, pictures.storage)
  void builtFilesIn(config.pagesFolder)
    .then((files) => assets.publish(files, new Date()))
    .catch((error: unknown) => logger.warn({ err: error }, 'the files of this build are not stored for later'))
  return assets
}
