import { fileURLToPath } from 'node:url'
import { err, type Result } from '#domain/result.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { SalesDocument } from './sales-document.ts'

/** Too many documents are being drawn; trying again in a moment helps. */
export type DocumentBusy = { readonly code: 'document/busy' }

/** What the drawing process answers; a failure is a bug of ours. */
export type DocumentAnswer = Result<Uint8Array, DocumentBusy | { readonly code: 'document/failed'; reason: string }>

/** Makes PDF files of documents. */
export interface DocumentPrinter {
  /** The file, or `document/busy`. Throws when the template cannot draw it. */
  readonly print: (document: SalesDocument) => Promise<Result<Uint8Array, DocumentBusy>>
  readonly close: () => Promise<void>
}

/** Draws in one process outside the request loop: it starts when needed (0.2 s) and ends a while after. */
export function createDocumentPrinter({ queueLimit = 50, idleMs = 30_000 } = {}): DocumentPrinter {
  const pool = new WorkerPool<SalesDocument, DocumentAnswer>({
    program: fileURLToPath(new URL('./document-worker.ts', import.meta.url)),
    workers: 1,
    queueLimit,
    idleMs,
    deadlineMs: () => 20_000,
    busy: err({ code: 'document/busy' }),
    failed: (reason) => err({ code: 'document/failed', reason }),
  })
  return {
    print: async (document) => {
      const answer = await pool.run(document)
      if (answer.ok || answer.error.code === 'document/busy') return answer as Result<Uint8Array, DocumentBusy>
      throw new Error(`${document.number} could not be drawn: ${answer.error.reason}`)
    },
    close: () => pool.close(),
  }
}
