import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What the shop was doing when it failed, and what to do about it; shown without a stack. */
export class SetupError extends Error {}

/**
 * Runs a long step, saying what it is and how long it takes.
 * @template Result
 * @param {string} title such as "Installing packages"
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  process.stdout.write(live ? `… ${title}` : `… ${title}\n`)
  const timer = setInterval(
    () => process.stdout.write(live ? `\r… ${title} (${seconds()})` : `  ${title}: ${seconds()} so far\n`),
    live ? 200 : 10_000,
  )
  try {
    const result = await work()
    process.stdout.write(`${live ? '\r' : ''}✓ ${title} (${seconds()})\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? '\r' : ''}✗ ${title} (${seconds()})\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * Runs a program quietly. Throws SetupError with the end of its output when it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<string>} what it printed
 */
export async function run(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode,
    (error) => error.message,
  )
  if (code !== 0) throw new SetupError(`"${[program, ...args].join(' ')}" failed (${code}):\n${output.slice(-4_000)}`)
  return output
}

/** Ends the process over an error: a SetupError in plain words, a bug with its stack. */
export function exitWith(error) {
  process.stderr.write(`\n${error instanceof SetupError ? error.message : error.stack}\n`)
  process.exit(1)
}
