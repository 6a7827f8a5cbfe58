import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PREVIEW_KINDS, type Shot } from '#domain/preview/shot.ts'
import { GRID_CELL } from '#domain/preview/shot-grid.ts'
import { filesOf, PRINT_SHOTS, readGrid, readShotFile } from './print-shots.ts'

/** What a face may cost a customer's line. */
const MAX_BYTES_A_FACE = 40 * 1024

test('every shot is of a kind that products can name', () => {
  expect(PRINT_SHOTS.filter(({ kind }) => !PREVIEW_KINDS.includes(kind))).toEqual([])
})

test('at least forty kinds of products are seen', () => {
  expect(new Set(PRINT_SHOTS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
  expect(PREVIEW_KINDS.filter((each) => !PRINT_SHOTS.some(({ kind }) => kind === each))).toEqual([])
})

test.each(PRINT_SHOTS)('$code in black is the same but for its colour', async (shot) => {
  const [white, black] = await Promise.all(
    (['blank.avif', 'black.avif'] as const).map(async (file) =>
      sharp(await readShotFile(shot, file))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  expect(white?.length).toBe(shot.width * shot.height * 3)
  expect(black?.length).toBe(shot.width * shot.height * 3)
  const [{ box }] = shot.regions as unknown as [Shot['regions'][number]]
  const middle = ((box.top + box.height / 2) * shot.width + box.left + box.width / 2) * 3
  expect((white?.[middle] ?? 0) - (black?.[middle] ?? 0)).toBeGreaterThan(120)
  const corners = [0, (shot.width - 1) * 3, (shot.width * shot.height - 1) * 3]
  for (const corner of corners) expect(Math.abs((white?.[corner] ?? 0) - (black?.[corner] ?? 0))).toBeLessThan(6)
})

test.each(PRINT_SHOTS.filter(({ kind }) => ['card', 'sheet', 'sticker'].includes(kind)))(
  '$code leaves no white of the pile beside its print',
  async (shot) => {
    const blank = await sharp(await readShotFile(shot, 'blank.avif'))
      .removeAlpha()
      .raw()
      .toBuffer()
    const isWhite = (at: number): boolean => {
      const colour = [...blank.subarray(at * 3, at * 3 + 3)]
      return Math.min(...colour) > 240 && Math.max(...colour) - Math.min(...colour) < 4
    }
    const printed = new Uint8Array(shot.width * shot.height)
    for (const [index, { box }] of shot.regions.entries()) {
      const mask = await sharp(await readShotFile(shot, `${index}.mask.webp`))
        .extractChannel(0)
        .raw()
        .toBuffer()
      mask.forEach((cover, at) => {
        const place = (box.top + Math.floor(at / box.width)) * shot.width + box.left + (at % box.width)
        if (cover > 100 && box.left + (at % box.width) < shot.width) printed[place] = 1
      })
    }
    const left = printed.reduce((sum, here, at) => {
      const isBeside =
        here === 0 && [at - 1, at + 1, at - shot.width, at + shot.width].some((near) => printed[near] === 1)
      return isBeside && isWhite(at) ? sum + 1 : sum
    }, 0)
    expect(left).toBeLessThan(60)
  },
)

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
