import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkArtwork } from '#domain/preflight/check-artwork.ts'
import type { FileFacts } from '#domain/preflight/file-facts.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import { fixTargets } from '#domain/preflight/fix-targets.ts'
import { PRINT_LIMITS } from '#domain/print-spec/print-method.ts'
import { plainSheet } from '#domain/print-spec/print-sheet.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { createArtworkOpener } from '../artwork-opener/artwork-opener.ts'
import { createArtworkFixer } from './artwork-fixer.ts'

// A machine that builds beside the tests must not make them fail.
const opener = createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 })
const fixer = createArtworkFixer({ deadlineMs: () => 60_000 })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-fixed-'))
})
afterAll(async () => {
  await Promise.all([opener.close(), fixer.close()])
  await rm(folder, { recursive: true, force: true })
})

const CARD: PrintSpec = {
  method: 'COATED',
  limits: PRINT_LIMITS.COATED,
  faces: [{ code: 'front', sheet: plainSheet({ widthMm: 90, heightMm: 50 }) }],
  pages: { min: 1, max: 1, multiple: 1 },
  layers: [],
  proof: 'SELF',
}

async function open(path: string): Promise<FileFacts> {
  const opening = await opener.open(path)
  if (opening.outcome !== 'OPENED') throw new Error(`not opened: ${JSON.stringify(opening)}`)
  return opening.facts
}

/** Opens a file, fixes all that can be fixed, opens the copy. */
async function fixAll(path: string) {
  const before = await open(path)
  const found = checkArtwork(before, CARD)
  const fixes = [...new Set(found.flatMap(({ fix }): Fix[] => (fix ? [fix] : [])))]
  const out = `${path}.fixed.pdf`
  const task = { path, out, kind: before.kind, fixes, layers: CARD.layers, targets: fixTargets(before, CARD) }
  expect(await fixer.fix(task)).toEqual({ outcome: 'FIXED' })
  const after = await open(out)
  return { before, after, fixes, found, left: checkArtwork(after, CARD), out }
}

const codes = (findings: readonly { readonly code: string }[]): string[] => findings.map(({ code }) => code)

const HELVETICA = { Font: { F1: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } }

test(
  'a card with screen colours, mixed black text and no bleed is clean after its fixes',
  { timeout: 60_000 },
  async () => {
    const content = `0.1 0.5 0.9 rg ${rectangle(0, 0, 90, 50)} f 0.7 0.6 0.6 0.9 k BT /F1 9 Tf 60 60 Td (Noura Trading) Tj ET`
    const path = join(folder, 'card.pdf')
    const made = await madePdf({ content, bleed: 0, hasTrim: false, resources: HELVETICA })
    await writeFile(path, await made.save())
    const original = await readFile(path)
    const { before, after, fixes, left } = await fixAll(path)
    expect(fixes).toEqual(expect.arrayContaining(['ADD_BLEED', 'TO_CMYK', 'BLACK_TEXT']))
    // The font of the test is not embedded, which no program can mend.
    expect(codes(left).filter((code) => code !== 'font-missing' && code !== 'black-knocks-out')).toEqual([])
    expect(after.pages[0]).toMatchObject({ width: 90, height: 50, room: { left: 3, right: 3, top: 3, bottom: 3 } })
    expect(await readFile(path)).toEqual(original)
    const [text, moved] = [before.pages[0]?.texts[0]?.box, after.pages[0]?.texts[0]?.box]
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(Math.abs((text?.[side] ?? 0) - (moved?.[side] ?? 9))).toBeLessThan(0.02)
    }
  },
)

test('the bleed is the edge of the page mirrored', { timeout: 60_000 }, async () => {
  const path = join(folder, 'stripe.pdf')
  // A red stripe a millimetre inside the left edge.
  const content = `0 0 0 0.2 k ${rectangle(0, 0, 90, 50)} f 0 1 1 0 k ${rectangle(1, 0, 1, 50)} f`
  await writeFile(path, await (await madePdf({ content, bleed: 0, hasTrim: false })).save())
  const { out } = await fixAll(path)
  const opening = await opener.open(out)
  if (opening.outcome !== 'OPENED') throw new Error('not opened')
  const [picture] = opening.pictures
  const { data, info } = await sharp(picture?.path).raw().toBuffer({ resolveWithObject: true })
  const at = (millimetres: number): boolean => {
    const x = Math.round(((millimetres + 3) / 96) * info.width)
    const place = (Math.round(info.height / 2) * info.width + x) * info.channels
    return (data[place] ?? 0) - (data[place + 1] ?? 0) > 60
  }
  expect([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(at)).toEqual([false, true, false, false, true, false])
})

test('a bleed that is there on some sides stays, and the others get theirs', { timeout: 60_000 }, async () => {
  const path = join(folder, 'partial.pdf')
  // Green beyond the right cut, nothing beyond the left one, where a red stripe stands a millimetre inside.
  const content =
    `0 0 0 0.2 k ${rectangle(3, 0, 93, 56)} f 1 0 1 0 k ${rectangle(93, 0, 3, 56)} f ` +
    `0 1 1 0 k ${rectangle(4, 0, 1, 56)} f`
  await writeFile(path, await (await madePdf({ content })).save())
  const { out, left } = await fixAll(path)
  expect(codes(left)).toEqual([])
  const opening = await opener.open(out)
  if (opening.outcome !== 'OPENED') throw new Error('not opened')
  const { data, info } = await sharp(opening.pictures[0]?.path).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): string => {
    const [across, down] = [Math.round(((x + 3) / 96) * info.width), Math.round(((y + 3) / 56) * info.height)]
    const [red = 0, green = 0] = data.subarray((down * info.width + across) * info.channels)
    return red - green > 60 ? 'red' : green - red > 60 ? 'green' : 'grey'
  }
  expect([-2.5, -1.5, -0.5, 1.5].map((x) => at(x, 25))).toEqual(['grey', 'red', 'grey', 'red'])
  expect([at(91.5, 25), at(91.5, -1.5), at(-1.5, -1.5), at(-1.5, 51.5)]).toEqual(['green', 'green', 'red', 'red'])
})

test('a turned photograph in screen colours becomes a page in inks', { timeout: 60_000 }, async () => {
  const path = join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 700, height: 1260, channels: 3, background: '#28a', noise } })
    .jpeg()
    .toFile(path)
  const { after, fixes, left } = await fixAll(path)
  expect(fixes).toEqual(expect.arrayContaining(['ROTATE', 'TO_CMYK']))
  expect(after).toMatchObject({ kind: 'PDF', pages: [{ width: 90, height: 50 }] })
  expect(codes(left)).toEqual([])
})

test('an action of the file does not go on', { timeout: 60_000 }, async () => {
  const path = join(folder, 'active.pdf')
  const made = await madePdf({ content: `1 0 0 rg ${rectangle(0, 0, 96, 56)} f` })
  made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'JavaScript', JS: 'x' }))
  await writeFile(path, await made.save())
  const { before, after } = await fixAll(path)
  expect([before.hasActions, after.hasActions]).toEqual([true, false])
})

test('a form that cannot be read is not left out of a copy: there is none', { timeout: 60_000 }, async () => {
  const path = join(folder, 'broken-form.pdf')
  const made = await madePdf({ content: `0 1 0 rg ${rectangle(0, 0, 96, 56)} f /Logo Do` })
  const { context } = made
  const form = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Filter: 'FlateDecode' })
  const broken = context.register(PDFRawStream.of(form, new Uint8Array([1, 2, 3, 4])))
  made.getPages()[0]?.node.setXObject(PDFName.of('Logo'), broken)
  await writeFile(path, await made.save())
  const out = `${path}.fixed.pdf`
  const targets = [{ page: 1, width: 90, height: 50, bleed: 3, isTurned: false, bled: [], room: 3 }]
  expect(await fixer.fix({ path, out, kind: 'PDF', fixes: ['TO_CMYK'], layers: [], targets })).toEqual({
    outcome: 'IMPOSSIBLE',
  })
  await expect(readFile(out)).rejects.toThrow('ENOENT')
})
