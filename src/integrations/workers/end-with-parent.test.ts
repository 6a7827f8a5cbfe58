import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const PROGRAM = JSON.stringify(new URL('./end-with-parent.ts', import.meta.url).href)

/** Says that it is there, and never ends. */
const BUSY = `
  import { endWithParent } from ${PROGRAM}
  endWithParent()
  process.stdout.write('busy')
  for (;;);`

/** Starts a busy process, which writes where it does. */
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(BUSY)}], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  setInterval(() => undefined, 1_000)`

test('a process that is busy ends with the one that started it', { timeout: 60_000 }, async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(parent.stdout, 'data')
  expect(String(output)).toBe('busy')
  const ended = once(parent.stdout, 'close')
  parent.kill('SIGKILL')
  // What both write to closes when the last of them is gone.
  await ended
})
