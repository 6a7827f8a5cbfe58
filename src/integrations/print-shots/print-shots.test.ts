import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PREVIEW_KINDS } from '#domain/preview/shot.ts'
import { GRID_CELL } from '#domain/preview/shot-grid.ts'
import { filesOf, PRINT_SHOTS, readGrid, readShotFile } from './print-shots.ts'

/** What a face may cost a customer's line. */
const MAX_BYTES_A_FACE = 40 * 1024

test('every shot is of a kind that products can name', () => {
  expect(PRINT_SHOTS.filter(({ kind }) => !PREVIEW_KINDS.includes(kind))).toEqual([])
})

describe.each(PRINT_SHOTS)('$code', (shot) => {
  test('costs at most 40 KB', async () => {
    const files = await Promise.all(filesOf(shot).map((file) => readShotFile(shot, file)))
    expect(files.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThanOrEqual(MAX_BYTES_A_FACE)
  })

  test('has pictures and grids of the sizes that it says', async () => {
    expect(await sharp(await readShotFile(shot, 'blank.avif')).metadata()).toMatchObject({
      width: shot.width,
      height: shot.height,
    })
    for (const [index, { box }] of shot.regions.entries()) {
      expect(await sharp(await readShotFile(shot, `${index}.mask.webp`)).metadata()).toMatchObject({
        width: box.width,
        height: box.height,
      })
      const { columns, rows } = await readGrid(shot, index)
      expect([columns, rows]).toEqual([box.width / GRID_CELL + 1, box.height / GRID_CELL + 1])
    }
  })
})
