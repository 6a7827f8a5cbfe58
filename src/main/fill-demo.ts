/** A process of its own, started by demo.ts: fills an empty shop, whose database URL it reads from its input, with the demo. */
import { text } from 'node:stream/consumers'
import { loadDemoData } from '#cli/load-demo.ts'
import { withShop } from '#cli/command.ts'
import { showProgress } from '#cli/progress.ts'
import { loadConfig } from '#config'

const config = loadConfig({ DATABASE_URL: await text(process.stdin) })
process.exitCode = await withShop(config, async ({ db, store }) => {
  const { onProgress, stop } = showProgress(process.stderr)
  const staffKey = config.production ? undefined : config.credentialsKey
  const loaded = await loadDemoData({ db, store, now: new Date(), staffKey, onProgress }).finally(stop)
  return loaded.ok ? 0 : 1
})
