import { loadDemoData } from '#cli/load-demo.ts'
import { showProgress } from '#cli/progress.ts'
import { openPool, queryBuilder } from '#db/connection.ts'
import { StartError } from './start-error.ts'
import type { Process } from './parts.ts'

/** Far more than the demo catalogue takes; the web's five seconds are too short for a bulk of rows. */
const STATEMENT_MS = 10 * 60_000

/** Fills an empty shop with the demo catalogue. Throws StartError when the catalogue cannot be imported. */
export async function fillWithDemo({ database, pictures, logger }: Process): Promise<void> {
  const pool = openPool(database.url, { name: 'matbaa demo', max: 2, statementTimeoutMs: STATEMENT_MS })
  const progress = showProgress(process.stderr)
  const begun = performance.now()
  try {
    const db = queryBuilder(pool)
    const loaded = await loadDemoData({ db, store: pictures, now: new Date(), onProgress: progress.onProgress })
    progress.stop()
    if (!loaded.ok)
      throw new StartError(
        `The demo goods could not be loaded (${loaded.error.code}); "npm run shop -- demo" tells why`,
      )
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (loaded.value) logger.info(`Filled the empty shop with demo goods in ${seconds} s`)
  } finally {
    await pool.end()
  }
}
