/** A process of its own that draws documents: the fonts and Typst's memory end with it. */
import type { WorkerReply } from '../workers/worker-process.ts'
import type { DocumentAnswer } from './document-printer.ts'
import type { SalesDocument } from './sales-document.ts'
import type { WorkshopPaper } from './workshop-paper.ts'
import { createTypesetter } from './typst.ts'

const typesetter = createTypesetter()

process.on('message', (document: SalesDocument | WorkshopPaper) => process.send?.(reply(document)))
process.on('disconnect', () => process.exit(0))

function reply(document: SalesDocument | WorkshopPaper): WorkerReply<DocumentAnswer> {
  try {
    const value = typesetter.draw(document).pdf()
    return { answer: { ok: true, value }, rssBytes: process.memoryUsage.rss() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
