import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isCatalogueEmpty } from '#services/catalog-import/fill/is-catalogue-empty.ts'
import { markedUnfinished } from './demo-marker.ts'
import { enterDemoPayments } from './demo-payments.ts'
import { StartError } from './start-error.ts'
import type { RunningShop } from './running-shop.ts'

const FILLER = join(import.meta.dirname, 'fill-demo.ts')

/** What an import makes is mostly short-lived; a larger nursery for it spares a third of the time. */
const OPTIONS = ['--max-semi-space-size=64']

/**
 * Fills an empty shop with the demo catalogue, in a process of its own: the memory that an import takes, and the modules
 * it reads files with, would stay with the server for good. Throws StartError when that fails. After a filling that failed or
 * was interrupted, the embedded database is emptied at the next start (database.ts).
 */
export async function fillWithDemo({ config, database, logger, sandbox }: RunningShop): Promise<void> {
  if (!(await isCatalogueEmpty(database.db))) return
  const begun = performance.now()
  await markedUnfinished(config, async () => {
    if ((await runFiller(database.url)) !== 0)
      throw new StartError('The demo goods could not be loaded; "npm run shop -- demo" tells why')
    if (sandbox) await enterDemoPayments({ config, db: database.db, sandbox })
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  logger.info(`The empty shop was filled with demo goods in ${seconds} s`)
}

/** The exit code of the process that fills the shop; it does not outlive this one. */
async function runFiller(databaseUrl: string): Promise<number | null> {
  const child = spawn(process.execPath, [...OPTIONS, FILLER], { stdio: ['pipe', 'inherit', 'inherit'] })
  // Not as an argument, which every user of the machine may read: it can hold a password.
  child.stdin.end(databaseUrl)
  const end = (): boolean => child.kill()
  process.once('exit', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('exit', end)
  return code
}
