import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { run, step } from './progress.mjs'
import { staleSources } from './strip-sources.mjs'

/** All that the built storefront depends on. */
const SOURCES = ['src/{web,ui,office,domain,contract}/**/*', 'vite.config.ts', 'package-lock.json']
const STAMP = join(ROOT, 'dist', '.sources')

/**
 * Builds the storefront (dist/client, dist/server and dist/parts) unless it was built from exactly these sources, and strips
 * the server's sources of their types (dist/stripped).
 */
export async function ensureBuilt() {
  await ensureBundled()
  if (staleSources().length > 0)
    await run(process.execPath, [join(ROOT, 'scripts', 'setup', 'strip-sources.mjs')], { cwd: ROOT })
}

async function ensureBundled() {
  const sources = hashSources()
  if (readStamp() === sources) return
  rmSync(STAMP, { force: true })
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  await step('Building the storefront', () =>
    run(process.execPath, [vite, 'build', '--app'], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } }),
  )
  writeFileSync(STAMP, sources)
}

function hashSources() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}
