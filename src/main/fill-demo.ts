/** A process of its own, started by demo.ts: fills an empty shop, whose database URL it reads from its input, with the demo. */
import { text } from 'node:stream/consumers'
import { loadDemoData } from '#cli/demo/load-demo.ts'
import { withShop } from '#cli/command.ts'
import { showProgress } from '#cli/catalogue/progress.ts'
import { loadConfig } from '#config'
import { openCommandShop } from '#shop/command-shop.ts'

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
const config = loadConfig({ DATABASE_URL: await text(process.stdin) })
process.exitCode = await withShop(config, async (data) => {
  const { db, store } = data
  const { onProgress, stop } = showProgress(process.stderr)
  const { shop, close } = await openCommandShop(config, data, say)
  // The password of the staff is public.
  const office = config.production ? undefined : { key: config.credentialsKey, shop }
  try {
    const loaded = await loadDemoData({ db, store, now: new Date(), onProgress, ...(office && { office }) })
    return loaded.ok ? 0 : 1
  } finally {
    stop()
    await close()
  }
})
