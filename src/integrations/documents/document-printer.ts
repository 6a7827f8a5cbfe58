import { fileURLToPath } from 'node:url'
import { err, type Result } from '#domain/result.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { SalesDocument } from './sales-document.ts'
import type { WorkshopPaper } from './workshop-paper.ts'

/** Too many documents are being drawn; trying again in a moment helps. */
export type DocumentBusy = { readonly code: 'document/busy' }

/** What the drawing process answers; a failure is a bug of ours. */
export type DocumentAnswer = Result<Uint8Array, DocumentBusy | { readonly code: 'document/failed'; reason: string }>

/** Makes PDF files of documents. */
export interface DocumentPrinter {
  /** The file, or `document/busy`. Throws when the template cannot draw it. */
  readonly print: (document: SalesDocument) => Promise<Result<Uint8Array, DocumentBusy>>
  /** The same for papers of the workshop. */
  readonly printPaper: (paper: WorkshopPaper) => Promise<Result<Uint8Array, DocumentBusy>>
  readonly close: () => Promise<void>
}

/** Draws in one process outside the request loop: it starts when needed (0.2 s) and ends a while after. */
export function createDocumentPrinter({ queueLimit = 50, idleMs = 30_000 } = {}): DocumentPrinter {
  const pool = new WorkerPool<SalesDocument | WorkshopPaper, DocumentAnswer>({
    program: fileURLToPath(new URL('./document-worker.ts', import.meta.url)),
    workers: 1,
    queueLimit,
    idleMs,
    deadlineMs: () => 20_000,
    busy: err({ code: 'document/busy' }),
    failed: ({ message }) => err({ code: 'document/failed', reason: message }),
  })
  const draw = async (document: SalesDocument | WorkshopPaper, name: string) => {
    const answer = await pool.run(document)
    if (answer.ok || answer.error.code === 'document/busy') return answer as Result<Uint8Array, DocumentBusy>
    throw new Error(`${name} could not be drawn: ${answer.error.reason}`)
  }
  return {
    print: (document) => draw(document, document.number),
    printPaper: (paper) => draw(paper, `a paper of the kind ${paper.kind}`),
    close: () => pool.close(),
  }
}
