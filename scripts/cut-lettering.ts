/**
 * Cuts the families of `lettering/families.ts` to what the shop shows, from their packages: variable faces for pages in
 * `src/web/public/lettering`, two weights for documents in `src/integrations/documents/fonts`, and what pages must know
 * of them in `src/domain/brand/lettering-faces.generated.ts`. Run it after a change of the packages or of the list.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import { charactersOf, FAMILIES, RANGES } from './lettering/families.ts'
import type { Family, Part } from './lettering/families.ts'

const PAGES = 'src/web/public/lettering'
const DOCUMENTS = 'src/integrations/documents/fonts'
const FACES = 'src/domain/brand/lettering-faces.generated.ts'

const CUT = {
  keepFeatures: 'ccmp,locl,mark,mkmk,kern,liga,rlig,calt,init,medi,fina,isol,tnum,curs,rclt,frac,numr,dnom'.split(','),
  noHinting: true,
}
const WEIGHTS = [400, 500, 600] as const

type Script = 'latin' | 'arabic'

/** What stands in a paragraph of the shop, to compare widths by. */
const SAMPLES: Readonly<Record<Script, string>> = {
  latin: sampleOf('en').replace(/[^ -~]/g, ''),
  arabic: sampleOf('ar').replace(/[^\u0621-\u0652]+/g, ' '),
}

rmSync(PAGES, { recursive: true, force: true })
mkdirSync(PAGES, { recursive: true })
const built = await widthsOf((script) => readFileSync(`src/ui/styles/fonts/readex-pro-${script}.woff2`))
const faces = Object.fromEntries(await Promise.all(FAMILIES.map(async (family) => [family.id, await cut(family)])))
writeFileSync(
  FACES,
  `/* Made by scripts/cut-lettering.ts. */
import type { LetteringFaces } from './lettering-faces.ts'

export const LETTERING_FACES = ${JSON.stringify(faces, null, 2)} as const satisfies Readonly<Record<string, LetteringFaces>>
`,
)

/** Writes the files of a family; answers what pages must know of it. */
async function cut(family: Family) {
  const parts: Part[] = ['latin', 'accents', 'arabic']
  const files = await Promise.all(parts.map(async (part) => [part, await pageFace(family, part)] as const))
  await documentFaces(family)
  const widths = await widthsOf((script) => sourceOf(family, script))
  const { ascent, descent, unitsPerEm } = fontOf(await instance(sourceOf(family, 'arabic'), 'arabic', 400))
  return {
    name: family.name,
    files: Object.fromEntries(files),
    ascent: rounded(ascent / unitsPerEm),
    descent: rounded(-descent / unitsPerEm),
    widths: {
      latin: widths.latin.map((width, index) => rounded(width / (built.latin[index] ?? width))),
      arabic: widths.arabic.map((width, index) => rounded(width / (built.arabic[index] ?? width))),
    },
  }
}

/** A variable face of weights 400 to 700, named by its content. */
async function pageFace(family: Family, part: Part): Promise<string> {
  const face = await subsetFont(sourceOf(family, part), charactersOf(RANGES[part]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    ...CUT,
  })
  const hash = createHash('sha256').update(face).digest('hex').slice(0, 8)
  const name = `${family.id}-${part}-${hash}.woff2`
  writeFileSync(join(PAGES, name), face)
  return `/lettering/${name}`
}

/** The same in the two fixed weights that documents use: Typst reads neither variable fonts nor WOFF2. */
async function documentFaces({ id, name, documents }: Family): Promise<void> {
  for (const weight of ['400Regular', '600SemiBold']) {
    const source = readFileSync(join(documents, weight, `${name.replaceAll(' ', '')}_${weight}.ttf`))
    const face = await subsetFont(source, charactersOf(RANGES.document), {
      targetFormat: 'sfnt',
      preserveNameIds: [16, 17],
      ...CUT,
    })
    writeFileSync(join(DOCUMENTS, `${id}-${weight.slice(3).toLowerCase()}.ttf`), face)
  }
}

function sourceOf({ id, pages }: Family, part: Part): Buffer {
  const script = part === 'arabic' ? 'arabic' : 'latin'
  return readFileSync(join(pages, 'files', `${id}-${script}-wght-normal.woff2`))
}

function instance(source: Buffer, script: Script, weight: number): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, ...CUT } as const
  return subsetFont(source, charactersOf(RANGES[script]), options)
}

/** How wide the samples are in each weight, in ems. */
async function widthsOf(source: (script: Script) => Buffer): Promise<Record<Script, number[]>> {
  const of = (script: Script) =>
    Promise.all(
      WEIGHTS.map(async (weight) => widthOf(fontOf(await instance(source(script), script, weight)), SAMPLES[script])),
    )
  return { latin: await of('latin'), arabic: await of('arabic') }
}

function widthOf(font: Font, text: string): number {
  const words = text.split(' ').filter(Boolean)
  const units = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0)
  return units / font.unitsPerEm
}

/** A sample of the shop's sentences in a language, without the names in them. */
function sampleOf(language: 'en' | 'ar'): string {
  const folder = `src/web/i18n/${language}`
  const sentences = globSync(`${folder}/**/*.ts`).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/: '([^']{20,})'/g),
  ])
  return sentences.map(([, sentence = '']) => sentence.replace(/\{[^}]*\}/g, '')).join(' ')
}

function fontOf(file: Buffer): Font {
  const font = create(file)
  if ('fonts' in font) throw new Error('one font was expected, not a collection')
  return font
}

function rounded(number: number): number {
  return Number(number.toFixed(4))
}
