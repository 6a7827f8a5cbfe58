import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { PagePicture } from './opening.ts'

/** Pages beyond this have no picture. */
export const PICTURED_PAGES = 20
/** How wide a picture is, in dots; a tall page is as high instead. */
export const PICTURE_SIDE = 1200

/** Writes the picture of a page into a directory, at most 1,200 dots wide and high. What shows through the page does so here. */
export async function writePagePicture(page: Sharp, number: number, folder: string): Promise<PagePicture> {
  const path = join(folder, `${number}.webp`)
  const { width, height } = await page
    .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toFile(path)
  return { page: number, width, height, path }
}
