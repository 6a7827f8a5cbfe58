import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTypesetter } from '#integrations/documents/typst.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { passport, passportLine } from '#testing/orders/workshop-papers.ts'
import { PAPER_WORDS } from './paper-words.ts'

const BLACK = '#17181c'
const typesetter = createTypesetter()

/** A page without a ground: nothing is drawn on it. */
const clear = await sharp({
  create: { width: 96, height: 56, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .webp()
  .toBuffer()

const asPaper = (sheets: Sheets, picture: string): WorkshopPaper =>
  ({
    ...sheets,
    language: 'en',
    title: PAPER_WORDS[sheets.kind],
    brand: { name: { en: 'Matbaa', ar: 'مطبعة' }, lettering: 'Readex Pro' },
    words: PAPER_WORDS,
    issued: { year: 2026, month: 11, day: 22 },
    pictures: { [picture]: clear.toString('base64') },
  }) as WorkshopPaper

type Sheets = Pick<WorkshopPaper, 'kind' | 'sheets'>

/** How many of the dots of a paper are black: its letters and lines are few. */
async function blackShare(sheets: Sheets, picture: string): Promise<number> {
  const drawn = sharp(Buffer.from(typesetter.draw(asPaper(sheets, picture)).svg()), { density: 72 }).flatten({
    background: 'white',
  })
  const { data } = await drawn.greyscale().threshold(60).raw().toBuffer({ resolveWithObject: true })
  return data.filter((dot) => dot === 0).length / data.length
}

test('a passport shows the pages of a black shirt on black', async () => {
  const [file] = passportLine.files as [(typeof passportLine.files)[number]]
  const line = { ...passportLine, files: [{ ...file, pages: file.pages.slice(0, 1) }] }
  const share = (name: string, grounds: ReadonlyMap<number, string>) =>
    blackShare({ kind: 'passport', sheets: [passport(line, [name], grounds)] }, name)
  const [white, black] = [
    await share('front.webp', new Map()),
    await share('front-17181c.webp', new Map([[line.id, BLACK]])),
  ]
  expect(black).toBeGreaterThan(white + 0.01)
})

test('the paper of a proof shows a page of a black shirt on black, and a side without print too', async () => {
  const trim = { width: 90, height: 50, left: 3, right: 3, top: 3, bottom: 3 }
  const sheet = { ...trim, corner: 0, name: PAPER_WORDS.proof, facts: [], hash: '3f9a' }
  const share = (picture: string | null, ground: string | null) =>
    blackShare({ kind: 'proof', sheets: [{ ...sheet, picture, ground }] }, 'page.webp')
  for (const picture of ['page.webp', null])
    expect(await share(picture, BLACK)).toBeGreaterThan((await share(picture, null)) + 0.05)
})

test.each([
  [90, 50],
  [210, 297],
  [300, 400],
  [650, 3000],
  [900, 20],
])('the proof of a page of %i × %i mm is one paper', (width, height) => {
  const trim = { width, height, left: 0, right: 0, top: 0, bottom: 0 }
  const facts = [{ label: PAPER_WORDS.product, value: PAPER_WORDS.proof }]
  const sheet = {
    ...trim,
    corner: 0,
    name: PAPER_WORDS.proof,
    facts,
    hash: '3f9a',
    picture: 'page.webp',
    ground: BLACK,
  }
  expect(typesetter.draw(asPaper({ kind: 'proof', sheets: [sheet, sheet] }, 'page.webp')).pages).toBe(2)
})
