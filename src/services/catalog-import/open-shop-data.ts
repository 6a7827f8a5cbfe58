import { SOFTWARE } from '#domain/software.ts'
import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import { DataFolderInUse } from '#db/embedded/ownership.ts'
import { ServerFailure } from '#db/embedded/server-failure.ts'
import { MigrationError } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import type { StorageOptions } from '#integrations/storage/create-storage.ts'
import { openPictureStore } from '../images/picture-store.ts'
import type { PictureStore } from '../images/picture-store.ts'

/** What commands work on. */
export interface ShopData {
  readonly db: Db
  readonly pool: Pool
  readonly store: PictureStore
  readonly close: () => Promise<void>
}

export interface ShopDataOptions {
  /** An external server, past a pooler; without it the embedded one of the data folder, whether a shop runs it or not. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  readonly storage: StorageOptions
  readonly imageWorkers: number
  readonly onProgress: (sentence: string) => void
}

/** No visitor waits meanwhile: a command goes on where the machine is slow or busy. */
const PATIENCE = { statementTimeoutMs: 60 * 60 * 1000, connectionTimeoutMs: 20_000, idleTransactionMs: 2 * 60 * 1000 }

/** The shop's database cannot be used; the message says why. */
export class ShopUnavailable extends Error {
  override readonly name = 'ShopUnavailable'
}

/** Opens the shop for a command. Throws ShopUnavailable. */
export async function openShopData(options: ShopDataOptions): Promise<ShopData> {
  const database = await connect(options).catch(explainUnavailable)
  const store = await openPictureStore({ storage: options.storage, workers: options.imageWorkers })
  return {
    db: database.db,
    pool: database.pool,
    store,
    close: async () => {
      await store.close()
      await database.close()
    },
  }
}

const connect = (options: ShopDataOptions) =>
  openDatabase({
    url: options.databaseUrl,
    dataFolder: options.dataFolder,
    share: true,
    max: 4,
    name: `${SOFTWARE.id} command`,
    ...PATIENCE,
    onProgress: options.onProgress,
  })

/** Throws ShopUnavailable for what a person can put right, and anything else as it is. */
export function explainUnavailable(error: unknown): never {
  throw isExpected(error) ? new ShopUnavailable(error.message, { cause: error }) : error
}

/** Refusals of the network, of PostgreSQL, of the data folder and of a migration; anything else is a bug. */
function isExpected(error: unknown): error is Error {
  if (error instanceof MigrationError || error instanceof DataFolderInUse || error instanceof ServerFailure) return true
  return (
    error instanceof Error &&
    'code' in error &&
    /^(E[A-Z]+|28\d{3}|53\d{3}|25006|3D000|57P03|42501)$/.test(String(error.code))
  )
}
