/** A process of its own that draws documents: the fonts and Typst's memory end with it. */
import { serveTasks } from '../workers/serve-tasks.ts'
import type { DocumentAnswer } from './document-printer.ts'
import type { SalesDocument } from './sales-document.ts'
import type { WorkshopPaper } from './workshop-paper.ts'
import { createTypesetter } from './typst.ts'

const typesetter = createTypesetter()

serveTasks((document: SalesDocument | WorkshopPaper): DocumentAnswer => ({
  ok: true,
  value: typesetter.draw(document).pdf(),
}))
