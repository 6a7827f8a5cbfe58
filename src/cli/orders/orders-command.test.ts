import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'

const { shop } = await commandLine()

test('an order that does not exist cannot be moved', async () => {
  expect(await shop('orders', 'accept', '10001')).toMatchObject({
    code: 1,
    err: 'Order 10001: there is no such order.\n',
  })
  expect(await shop('orders', 'list')).toMatchObject({ code: 0, out: '' })
  expect(await shop('refunds', 'sent', '10001', 'FT1')).toMatchObject({
    code: 1,
    err: 'Order 10001: there is no such order.\n',
  })
  expect(await shop('refunds', 'list')).toMatchObject({ code: 0, out: '' })
}, 30_000)
