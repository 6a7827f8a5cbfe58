import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { expectFreePorts, portsFrom, PortsTaken } from './ports.ts'

const FIRST = 28_400

test('a cluster does not start beside another process on one of its ports', async () => {
  await expectFreePorts(FIRST)
  const { web } = portsFrom(FIRST)
  const other = createServer().listen(web[1], '127.0.0.1')
  await once(other, 'listening')
  try {
    await expect(expectFreePorts(FIRST)).rejects.toThrow(PortsTaken)
    await expect(expectFreePorts(FIRST)).rejects.toThrow(String(web[1]))
  } finally {
    other.close()
  }
})
