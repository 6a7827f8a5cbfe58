import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const SERVED = new URL('serve-tasks.ts', import.meta.url).href

/** Works without a pause, so that it learns by its reply that its starter is gone. */
const WORKER = `
  import { serveTasks } from ${JSON.stringify(SERVED)}
  serveTasks((ms) => {
    const until = Date.now() + ms
    while (Date.now() < until);
    return 'done'
  })`
const starter = (worker: string): string => `
  import { fork } from 'node:child_process'
  const child = fork(${JSON.stringify(worker)})
  child.send(700)
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 350)`

test('a process of a pool ends without a word when its starter was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-tasks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'worker.mts'), WORKER)
  await writeFile(join(folder, 'starter.mjs'), starter(join(folder, 'worker.mts')))
  const starting = spawn(process.execPath, [join(folder, 'starter.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] })
  expect(await text(starting.stderr)).toBe('')
})
