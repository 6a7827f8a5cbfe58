import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { qrSvg } from './qr-svg.ts'
import type { SalesDocument } from './sales-document.ts'
import type { WorkshopPaper } from './workshop-paper.ts'

const FOLDER = import.meta.dirname
const FONTS = join(FOLDER, 'fonts')
const TEMPLATE = join(FOLDER, 'sales-document.typ')
const PAPER_TEMPLATE = join(FOLDER, 'workshop-paper.typ')

/** A document laid out: its file, or its pages as one drawing. */
export type DrawnDocument = { readonly pages: number; readonly pdf: () => Uint8Array; readonly svg: () => string }

/** Draws documents with Typst and the families a shop can choose. Blocks while it draws: 2 to 20 ms. */
export function createTypesetter() {
  const fontBlobs = readdirSync(FONTS)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => readFileSync(join(FONTS, file)))
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs }] })

  return {
    /** Throws when the template cannot draw the document: a bug. */
    draw: (document: SalesDocument | WorkshopPaper): DrawnDocument => {
      // What was laid out long before is of no use to this one.
      compiler.evictCache(5)
      const isPaper = 'sheets' in document
      if (isPaper) addPictures(compiler, document)
      const compiled = compiler.compile({
        mainFilePath: isPaper ? PAPER_TEMPLATE : TEMPLATE,
        inputs: { document: isPaper ? paperInput(document) : inputOf(document) },
      })
      if (isPaper) compiler.resetShadow()
      const { result } = compiled
      if (!result) {
        const failure = compiled.takeError()
        throw new Error(`Typst: ${JSON.stringify(failure && compiler.fetchDiagnostics(failure))}`)
      }
      return { pages: result.numOfPages, pdf: () => compiler.pdf(result), svg: () => compiler.plainSvg(result) }
    },
  }
}

/** The document as the template reads it: codes are drawn already. */
const inputOf = ({ qr, ...document }: SalesDocument): string =>
  JSON.stringify({ ...document, qr: qr && { ...qr, svg: qrSvg(qr.text) } })

/** The pictures of papers lie beside the template for as long as they are drawn. */
function addPictures(compiler: NodeCompiler, { pictures }: WorkshopPaper): void {
  for (const [name, content] of Object.entries(pictures)) {
    compiler.mapShadow(join(FOLDER, name), Buffer.from(content, 'base64'))
  }
}

const paperInput = (paper: WorkshopPaper): string =>
  JSON.stringify({
    ...paper,
    pictures: undefined,
    sheets: paper.sheets.map((sheet) => ({
      ...sheet,
      ...('qr' in sheet && { qr: qrSvg(sheet.qr) }),
      ...('again' in sheet && { again: qrSvg(sheet.again) }),
    })),
  })
