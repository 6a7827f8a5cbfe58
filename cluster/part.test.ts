import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Part } from './part.ts'
import type { PartCommand } from './part.ts'

/** Runs until it is ended, and says in a file that it is up. */
const SERVING = `require('node:fs').writeFileSync(process.argv[1], 'up'); setInterval(() => {}, 1000)`

/** A part that runs a line of JavaScript, in a folder of its own. */
async function partOf(script: string, more: Partial<PartCommand> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'part-'))
  const up = join(folder, 'up')
  const part = new Part({
    name: 'web',
    program: process.execPath,
    args: ['-e', script, up],
    folder,
    isUp: () => access(up),
    ...more,
  })
  onTestFinished(async () => {
    await part.kill()
    await rm(folder, { recursive: true, force: true })
  })
  return { part, folder }
}

test('a part is started once it does its work, and is gone once it is killed', async () => {
  const { part } = await partOf(SERVING)
  await part.start()
  expect(part.isRunning).toBe(true)
  expect(part.pid).toBeGreaterThan(0)
  await part.kill()
  expect(part.isRunning).toBe(false)
  expect(part.pid).toBeUndefined()
})

test('a part that is stopped may clean up before it ends', async () => {
  const { part, folder } = await partOf(
    `process.on('SIGTERM', () => { require('node:fs').writeFileSync(process.argv[1] + '-down', ''); process.exit(0) }); ${SERVING}`,
  )
  await part.start()
  expect(await part.stop()).toBe(true)
  expect(part.isRunning).toBe(false)
  await expect(access(join(folder, 'up-down'))).resolves.toBeUndefined()
})

test('a part that ends before it does its work is an error that names its log', async () => {
  const { part, folder } = await partOf(`console.error('no port'); process.exit(1)`)
  await expect(part.start()).rejects.toThrow(`web ended: see ${join(folder, 'web.log')}`)
  expect(await readFile(join(folder, 'web.log'), 'utf8')).toContain('no port')
})

test('what outlives a part dies with its machine', async () => {
  const survivor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const ended = once(survivor, 'exit')
  const { part } = await partOf(SERVING, {
    survivors: async () => ((survivor.exitCode ?? survivor.signalCode) === null ? [survivor.pid ?? 0] : []),
  })
  await part.start()
  await part.kill()
  expect((await ended)[1]).toBe('SIGKILL')
})
