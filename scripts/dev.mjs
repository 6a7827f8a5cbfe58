/**
 * `npm run dev`: the shop from source. Pages reload as they are edited; the server starts again when its files change,
 * while the embedded database keeps running.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { continueUnderPinnedNode, ensureInstalled, ROOT } from './setup/install.mjs'
import { stopWithParent } from './setup/parent.mjs'
import { exitWith } from './setup/progress.mjs'

stopWithParent()
try {
  await ensureInstalled()
  await continueUnderPinnedNode()
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
  await serve()
} catch (error) {
  exitWith(error)
}

async function serve() {
  const { loadConfig } = await import('../src/config.ts')
  const { startDataFolderServer } = await import('../src/db/open-database.ts')
  const config = loadConfig()
  const server = config.database.url ? undefined : await startDataFolderServer({ dataFolder: config.dataFolder })

  const shop = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'src/main.ts', '--dev', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(server && { DATABASE_URL: server.url() }) },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal))
  await once(shop, 'exit')
  await server?.stop()
}
