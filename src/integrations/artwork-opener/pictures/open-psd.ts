import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import sharp from 'sharp'
import { damagedFile, picturePage, plainFile } from '../blank-facts.ts'
import type { Opening, OpenerTask } from '../opening.ts'
import { writePagePicture } from '../page-picture.ts'
import { HEADER_BYTES, psdHeader, psdResolution, type PsdHeader } from './psd-header.ts'
import { flatRows } from './psd-rows.ts'

/** Files that say nothing of their resolution. */
const SCREEN_RESOLUTION = 72
/** The resources of an image are small; more than this is a trap. */
const MAX_RESOURCES = 32 * 1024 * 1024

/** Opens the flat picture that Photoshop writes behind the layers. */
export async function openPsd({ path, pictures: folder }: OpenerTask): Promise<Opening> {
  const file = await open(path)
  try {
    const header = psdHeader(await bytesAt(file, 0, HEADER_BYTES))
    if (!header) return damaged()
    const colours = HEADER_BYTES
    const resources = colours + 4 + (await bytesAt(file, colours, 4)).readUInt32BE(0)
    const resourcesSize = (await bytesAt(file, resources, 4)).readUInt32BE(0)
    const layers = resources + 4 + resourcesSize
    const flat = layers + (await layersSize(file, layers, header))
    const held = await bytesAt(file, resources + 4, Math.min(resourcesSize, MAX_RESOURCES))
    const rows = await flatRows(file, flat, header)
    if (!rows) return damaged()
    const raw = { width: rows.width, height: rows.height, channels: 3 as const }
    const picture = await writePagePicture(sharp(rows.dots, { raw }), 1, folder)
    const facts = { resolution: psdResolution(held) ?? SCREEN_RESOLUTION, bits: header.bits, space: header.space }
    const page = picturePage(1, { width: header.width, height: header.height }, { ...facts, isTransparent: false })
    return { outcome: 'OPENED', facts: plainFile('PSD', [page]), pictures: [picture], lines: [] }
  } catch (error) {
    if (error instanceof RangeError) return damaged()
    throw error
  } finally {
    await file.close()
  }
}

const damaged = (): Opening => ({ outcome: 'OPENED', facts: damagedFile('PSD'), pictures: [], lines: [] })

/** The length of the layers with the field that says it. */
async function layersSize(file: FileHandle, at: number, { isLarge }: PsdHeader): Promise<number> {
  const field = await bytesAt(file, at, isLarge ? 8 : 4)
  return isLarge ? 8 + Number(field.readBigUInt64BE(0)) : 4 + field.readUInt32BE(0)
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
