import type { Db } from '#db/connection.ts'
import { pipelinedTransaction } from '#db/pipelined-transaction.ts'
import type { StorageError } from '#integrations/storage/file-storage.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { PictureStore } from '../images/picture-store.ts'
import { applyImport, openWriter } from './apply-import.ts'
import { problemAt } from './format/import-problem.ts'
import type { ImportProblem } from './format/import-problem.ts'
import type { ImportSummary, OnProgress } from './import-report.ts'
import { planImport } from './plan-import.ts'
import { beginImport } from './savepoint.repository.ts'
import { readSource } from './source/read-source.ts'
import { databaseProblem, RefusedProduct } from './products/write-product-chunk.ts'

export interface ImportOptions {
  readonly db: Db
  readonly store: PictureStore
  /** A catalogue file, or a folder of them. */
  readonly source: string
  /** Where pictures lie, if not beside the file that names them. */
  readonly imagesFolder?: string | undefined
  /** Check everything, write nothing. */
  readonly isDryRun?: boolean
  /** When new products without a date count as published. */
  readonly now: Date
  readonly onProgress?: OnProgress
}

/** Why nothing was imported. */
export type ImportFailure =
  | { readonly code: 'import/problems'; readonly problems: readonly ImportProblem[] }
  | { readonly code: 'import/storage'; readonly error: StorageError }

/**
 * Brings a catalogue into the shop: all of it or nothing. Products, prices, features and the rest are known by their
 * codes, so importing the same again changes nothing. What the shop has and the file does not name stays as it is.
 */
export async function importCatalogue(options: ImportOptions): Promise<Result<ImportSummary, ImportFailure>> {
  const { db, store, source, imagesFolder, isDryRun = false, now, onProgress = () => undefined } = options
  onProgress('read', 0, 0)
  const catalogue = await readSource(source)
  onProgress('read', 1, 1)
  return pipelinedTransaction(db, async (tx) => {
    await beginImport(tx)
    const { problems, plan } = await planImport(catalogue, {
      db: tx,
      outside: db,
      begin: isDryRun ? undefined : (shop, total) => openWriter(tx, shop, total, onProgress),
      store,
      imagesFolder,
      now: now.toISOString(),
      onProgress,
    })
    if (problems.length > 0) {
      await plan.begun?.settle()
      throw new ProblemsFound(problems)
    }
    if (isDryRun) return ok(plan.summary)
    const failed = await applyImport(tx, plan, store.storage, onProgress)
    if (failed) throw new ImportAborted(failed)
    return ok(plan.summary)
  }).catch((error: unknown) => refused(error, source))
}

/** Ends the transaction, in which something may be written already; caught again outside of it. */
class ProblemsFound extends Error {
  override readonly name = 'ProblemsFound'
  readonly problems: readonly ImportProblem[]
  constructor(problems: readonly ImportProblem[]) {
    super(`${problems.length} problems`)
    this.problems = problems
  }
}

/** The same for files that could not be stored. */
class ImportAborted extends Error {
  override readonly name = 'ImportAborted'
  readonly storageError: StorageError
  constructor(storageError: StorageError) {
    super(storageError.code)
    this.storageError = storageError
  }
}

/** What the database or the storage refused, as a failure. Anything else is thrown on. */
function refused(error: unknown, source: string): Result<never, ImportFailure> {
  if (error instanceof ProblemsFound) return err({ code: 'import/problems', problems: error.problems })
  if (error instanceof ImportAborted) return err({ code: 'import/storage', error: error.storageError })
  if (error instanceof RefusedProduct) {
    return err({ code: 'import/problems', problems: [problemAt(error.place, error.problem)] })
  }
  const problem = databaseProblem(error)
  if (!problem) throw error
  const place = { file: source, sheet: null, row: null, path: null }
  return err({ code: 'import/problems', problems: [problemAt(place, problem)] })
}
