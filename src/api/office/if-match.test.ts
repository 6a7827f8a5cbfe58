import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { conflictRefusal, VERSION_HEADER, versionOf } from './if-match.ts'

const request = (value?: string) => ({ headers: { 'if-match': value } }) as unknown as FastifyRequest

test.each([
  ['"1"', 1],
  ['"123456789"', 123_456_789],
])('the version of %s is %i', (value, version) => {
  expect(versionOf(request(value))).toBe(version)
  expect(VERSION_HEADER.headers.safeParse({ 'if-match': value }).success).toBe(true)
})

test.each([undefined, '', '*', '7', 'W/"7"', '"7", "8"', '"0"', '"-1"', '"1e3"', '"1234567890"', '"٧"'])(
  '%s is no version',
  (value) => {
    expect(() => versionOf(request(value))).toThrow('VERSION_NEEDED')
  },
)

test('a conflict says what the thing is now, and who changed it when', () => {
  const conflict = { version: 4, present: { name: 'x' }, changedAt: '2026-11-24T05:00:00+03:00', changedBy: 'Sara' }
  expect(conflictRefusal({ code: 'versions/conflict', ...conflict }).facts).toEqual({ conflict })
})
