import { expect, test } from 'vitest'
import { processorMs } from './processor-time.ts'

test.runIf(process.platform === 'linux')(
  'a process that works has had processor time, one that is gone none',
  async () => {
    const before = await processorMs(process.pid)
    const { user } = process.cpuUsage()
    while (process.cpuUsage().user - user < 60_000) Math.hypot(before, user)
    expect((await processorMs(process.pid)) - before).toBeGreaterThanOrEqual(30)
    expect(await processorMs(2 ** 30)).toBeNaN()
  },
)
