import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WorkerProcess, type WorkerFailure } from './worker-process.ts'

const SERVED = new URL('serve-tasks.ts', import.meta.url).href
const WORKER = `
  import { serveTasks } from ${JSON.stringify(SERVED)}
  serveTasks(({ ends }) => (ends ? process.exit(1) : 'done'))`

async function started(idleMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'worker-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'worker.mts')
  await writeFile(program, WORKER)
  const failures: WorkerFailure['cause'][] = []
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>()
  const process = new WorkerProcess<{ readonly ends: boolean }, string>({
    program,
    failed: ({ cause }) => {
      failures.push(cause)
      return 'failed'
    },
    idleMs,
    onEnd,
  })
  return { failures, ended, perform: (ends: boolean) => process.perform({ ends }, { ms: 60_000 }) }
}

test('a process that ends because there is nothing to do is no failure', async () => {
  const { failures, ended, perform } = await started(50)
  expect(await perform(false)).toBe('done')
  await ended
  expect(failures).toEqual([])
})

test('a process that ends during a task is one failure', async () => {
  const { failures, ended, perform } = await started(60_000)
  expect(await perform(true)).toBe('failed')
  await ended
  expect(failures).toEqual(['ENDED'])
})
