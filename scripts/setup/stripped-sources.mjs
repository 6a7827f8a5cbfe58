/**
 * Loads sources without their types from dist/stripped, where the build leaves them: Node's own stripper, which then never
 * loads, holds 18 MB of a process for as long as it runs (docs/decisions/0183-types-are-stripped-by-the-build.md). A source
 * without a copy, or changed since, is loaded as ever. Given to Node with `--import`, as `LOADER` has it.
 */
import { readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COPIES = join(ROOT, 'dist', 'stripped')

registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? strippedSource(fileURLToPath(url)) : undefined
    return source === undefined ? next(url, context) : { format: 'module', shortCircuit: true, source }
  },
})

function strippedSource(path) {
  const inside = relative(ROOT, path)
  if (inside.startsWith(`..${sep}`)) return undefined
  const copy = join(COPIES, `${inside}.js`)
  const copied = statSync(copy, { throwIfNoEntry: false })
  return copied && copied.mtimeMs >= statSync(path).mtimeMs ? readFileSync(copy, 'utf8') : undefined
}
