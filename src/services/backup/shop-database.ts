import { SOFTWARE } from '#domain/software.ts'
import type pg from 'pg'
import { connectOnce } from '#db/connection.ts'
import { MigrationError } from '#db/migrate.ts'
import { startDataFolderServer } from '#db/open-database.ts'
import { explainUnavailable, ShopUnavailable } from '../catalog-import/open-shop-data.ts'

export interface ShopDatabaseOptions {
  /** An external server, past a pooler; without it the embedded one of the data folder, whether a shop runs it or not. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** Receives a sentence about what takes a while. */
  readonly onProgress: (sentence: string) => void
}

/** Does work on one connection to the shop's database as it is: nothing is migrated before. Throws ShopUnavailable. */
export async function withDatabase<Answer>(
  { databaseUrl, dataFolder, onProgress }: ShopDatabaseOptions,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const server = databaseUrl
    ? undefined
    : await startDataFolderServer({ dataFolder, share: true, onProgress }).catch(explainUnavailable)
  try {
    const client = await connectOnce(databaseUrl ?? server?.url() ?? '', `${SOFTWARE.id} backup`).catch(
      explainUnavailable,
    )
    return await work(client).finally(() => client.end())
  } catch (error) {
    if (error instanceof MigrationError) throw new ShopUnavailable(error.message, { cause: error })
    throw error
  } finally {
    await server?.stop()
  }
}
