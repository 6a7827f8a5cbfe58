/** Leaves the server's sources without their types in dist/stripped, at the same lines and columns: those that changed since. */
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueUnderPinnedNode, ROOT } from './install.mjs'

/** Screens run from their bundles. */
const SOURCES = '{src,payments-sandbox,tax-authority-sandbox}/**/*.ts'
const NOT_RUN = /\.test\.ts$|\.d\.ts$|^src.(office|testing)./

/** The sources whose copies are missing or older than they are, as paths from the root. */
export const staleSources = () =>
  globSync(SOURCES, { cwd: ROOT }).filter((path) => !NOT_RUN.test(path) && changedAt(path) > changedAt(copyOf(path)))

const copyOf = (path) => join('dist', 'stripped', `${path}.js`)

const changedAt = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await continueUnderPinnedNode({ options: ['--disable-warning=ExperimentalWarning'] })
  for (const path of staleSources()) {
    const copy = join(ROOT, copyOf(path))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, stripTypeScriptTypes(readFileSync(join(ROOT, path), 'utf8')))
  }
}
