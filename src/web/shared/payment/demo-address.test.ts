import { expect, test } from 'vitest'
import { demoAddress } from './demo-address.ts'

const page = (origin: string) => new URL(`${origin}/en/cart?step=payment`)

test('a demo opened by another name of its machine takes payments at its own', () => {
  const gateway = 'http://localhost:3000/dev/payments/moyasar/v1'
  expect(demoAddress(gateway, page('http://127.0.0.1:3000'))).toBe('http://localhost:3000')
  expect(demoAddress(gateway, page('http://[::1]:3000'))).toBe('http://localhost:3000')
  expect(demoAddress(gateway, page('http://localhost:3000'))).toBeUndefined()
})

test('a real gateway is somewhere else, and a shop without one takes no cards', () => {
  expect(demoAddress('https://api.moyasar.com/v1', page('https://shop.example'))).toBeUndefined()
  expect(demoAddress('https://api.moyasar.com/v1', page('http://localhost:3000'))).toBeUndefined()
  expect(demoAddress(undefined, page('http://127.0.0.1:3000'))).toBeUndefined()
})
