import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { chunksOf, pipelined } from './pipelined.ts'

test('chunks are read, made and written in their order, the next being read before one is made', async () => {
  const done: string[] = []
  await pipelined(chunksOf([1, 2, 3, 4, 5], 2), {
    read: async (chunk) => {
      done.push(`read ${chunk}`)
      await sleep(1)
      return chunk
    },
    make: (chunk) => {
      done.push(`make ${chunk}`)
      return chunk
    },
    write: async (chunk) => {
      done.push(`write ${chunk}`)
      await sleep(5)
      done.push(`written ${chunk}`)
    },
  })
  expect(done).toEqual([
    'read 1,2',
    'read 3,4',
    'make 1,2',
    'write 1,2',
    'read 5',
    'make 3,4',
    'written 1,2',
    'write 3,4',
    'make 5',
    'written 3,4',
    'write 5',
    'written 5',
  ])
})

test.each([
  ['read', { read: async () => Promise.reject(new Error('read')), make: String, write: async () => undefined }],
  ['write', { read: async () => 1, make: String, write: async () => Promise.reject(new Error('write')) }],
])('a failure to %s ends it', async (message, steps) => {
  await expect(pipelined([1, 2, 3], steps)).rejects.toThrow(message)
  await expect(pipelined([1], steps)).rejects.toThrow(message)
})

test('nothing is done for no chunks', async () => {
  const write = vi.fn(async () => undefined)
  await pipelined([], { read: async () => 1, make: String, write })
  expect(write).not.toHaveBeenCalled()
})
