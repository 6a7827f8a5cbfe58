import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { rememberSentBody, sentBodyHash } from './sent-body.ts'

function hashOf(body: unknown): string {
  const request = {} as FastifyRequest
  rememberSentBody(request, body)
  return sentBodyHash(request).toString('hex')
}

test('the order of fields makes no other request, at any depth', () => {
  const one = hashOf({ total: 100, contact: { phone: '05', email: 'a@b.sa' }, items: [{ key: 'a', quantity: 1 }] })
  expect(hashOf({ items: [{ quantity: 1, key: 'a' }], contact: { email: 'a@b.sa', phone: '05' }, total: 100 })).toBe(
    one,
  )
})

test.each([
  [{ items: [1, 2] }, { items: [2, 1] }],
  [{ notes: 'a' }, { notes: 'b' }],
  [{ notes: 'a' }, {}],
  [{ urgent: true }, { urgent: 'true' }],
])('%j and %j are two requests', (one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other))
})
