/**
 * Makes the print templates of the demo: `node demo/make-templates.ts` writes demo/templates/*.pdf and *.svg. Both show
 * the same drawing: bleed, trim, creases and safe area, each on a layer of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRINT_TEMPLATES } from './print-templates.ts'
import { drawTemplate } from './template-drawing.ts'
import { templatePdf } from './template-pdf.ts'
import { templateSvg } from './template-svg.ts'

const FOLDER = join(import.meta.dirname, 'templates')
mkdirSync(FOLDER, { recursive: true })
for (const [name, template] of Object.entries(PRINT_TEMPLATES)) {
  const drawing = drawTemplate(template)
  writeFileSync(join(FOLDER, `${name}.pdf`), templatePdf(drawing))
  writeFileSync(join(FOLDER, `${name}.svg`), templateSvg(drawing))
}
