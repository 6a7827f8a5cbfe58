import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, SetupError, step } from './progress.mjs'

/** The folder of the project. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs `npm ci` unless exactly the packages of package-lock.json are there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  // Under npm, the npm that started us; the pinned Node may not be there yet.
  const npm = process.env['npm_execpath']
  const [program, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const flags = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  await step('Installing packages', () =>
    run(program, [...args, ...flags], { cwd: ROOT, shell: process.platform === 'win32' }),
  )
}

/** npm lists what it installed in a lock file of its own, written last. */
function isInstalled() {
  const requested = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!requested || !installed || !pinnedNode()) return false
  return Object.entries(requested).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional),
  )
}

function packagesOf(file) {
  const path = join(ROOT, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** The program of the Node version that package.json pins, if npm has one for this platform. */
function pinnedNode() {
  const { optionalDependencies } = readManifest(ROOT)
  for (const name of Object.keys(optionalDependencies)) {
    const folder = join(ROOT, 'node_modules', name)
    if (existsSync(folder)) return join(folder, Object.values(readManifest(folder).bin)[0])
  }
  return undefined
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * Makes sure that the rest runs under the pinned Node, with the options and variables it needs: returns when it already
 * does, otherwise runs the same script again that way and ends with its result.
 */
export async function continueUnderPinnedNode({ options = [], env = {} } = {}) {
  const pinned = Object.values(readManifest(ROOT).optionalDependencies)[0]
  const isPinned = process.version === `v${pinned}`
  if (isPinned && options.every((option) => process.execArgv.includes(option))) return
  const node = isPinned ? process.execPath : pinnedNode()
  if (!node)
    throw new SetupError(
      `There is no Node ${pinned} for ${process.platform}-${process.arch} in the npm registry: install it yourself`,
    )

  const args = [...(isPinned ? process.execArgv : []), ...options, ...process.argv.slice(1)]
  const variables = { ...env, ...process.env }
  // In place of this process where the system can; on Windows, or under an older Node, as its child.
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], variables)
  await runAndEnd(node, args, variables)
}

async function runAndEnd(node, args, env) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  // The child hears the terminal itself; other signals reach only us. If we are killed, it notices and stops.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => undefined)
  const code = await new Promise((resolve) => child.on('exit', (exitCode, signal) => resolve(signal ? 1 : exitCode)))
  process.exit(code)
}
