/**
 * `npm start`: installs, builds and serves the shop, each only when needed. Runs under any Node from 20 on, and goes
 * on under the pinned one. Options go to src/main.ts: `npm start -- --services=web,api`.
 */
import { existsSync } from 'node:fs'
import nodeModule from 'node:module'
import { join } from 'node:path'
import { continueUnderPinnedNode, ensureInstalled, ROOT } from './setup/install.mjs'
import { LITTLE_MEMORY } from './setup/memory.mjs'
import { stopWithParent } from './setup/parent.mjs'
import { exitWith } from './setup/progress.mjs'

stopWithParent()
try {
  await ensureInstalled()
  await continueUnderPinnedNode(LITTLE_MEMORY)

  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
  nodeModule.enableCompileCache(join('node_modules', '.cache', 'compiled'))
  const { ensureBuilt } = await import('./setup/build.mjs')
  await ensureBuilt()
} catch (error) {
  exitWith(error)
}
await import('../src/main.ts')
