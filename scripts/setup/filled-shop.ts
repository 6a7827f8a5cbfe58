import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shopPort, shopSettings } from '../../e2e/shop-settings.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** What a filled shop is made of. A shop that starts brings older data up to date: other code makes no difference. */
const SOURCES = [
  'demo/**/*',
  'package-lock.json',
  'src/{db/migrations,domain}/**/*',
  'src/services/{catalog,catalog-import,content,coupons,first-fill,reviews,search,shop-settings}/**/*',
  'src/services/{checkout/generate,proofs/demo,staff/demo}/*',
  'src/main/{demo-payments,fill-demo}.ts',
]
const TEMPLATES = join(ROOT, '.cache', 'filled-shops')
/** Twenty times what a machine of two processors needs that has nothing else to do. */
const START_MS = 600_000

/**
 * Replaces a data folder by one of a shop filled with the demo. The first time for these sources a shop is started to
 * fill it; later ones are copies.
 */
export async function restoreFilledShop(dataFolder: string): Promise<void> {
  const template = join(TEMPLATES, hashSources())
  if (!existsSync(template)) await fill(template)
  rmSync(dataFolder, { recursive: true, force: true })
  copyFolder(template, dataFolder)
}

/** A copy with the owners of the files: started by root, the database server runs as a user of its own. */
function copyFolder(source: string, target: string): void {
  if (process.platform === 'win32') cpSync(source, target, { recursive: true })
  else execFileSync('cp', ['-R', '-p', source, target])
}

async function fill(template: string): Promise<void> {
  rmSync(TEMPLATES, { recursive: true, force: true })
  mkdirSync(TEMPLATES, { recursive: true })
  const unfinished = `${template}.unfinished`
  const settings = shopSettings(shopPort())
  const shop = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, DATA_DIR: unfinished },
  })
  const ended = once(shop, 'exit')
  try {
    await firstAnswer(shop, `http://${settings.HOST}:${settings.PORT}/readyz`)
  } finally {
    shop.kill('SIGTERM')
    await ended
  }
  // Named only now: one that was interrupted is made again.
  renameSync(unfinished, template)
}

async function firstAnswer(shop: ChildProcess, address: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(100)) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with code ${shop.exitCode} while it was filled`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the shop was not filled within ${START_MS / 1000} s`)
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 20)
}
