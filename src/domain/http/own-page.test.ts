import { expect, test } from 'vitest'
import { isFromOwnPage } from './own-page.ts'

const SHOP = 'https://shop.example'

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: SHOP }, false],
  [{ origin: SHOP }, true],
  [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, true],
  [{ origin: 'https://evil.example', host: 'shop.example' }, false],
  [{ origin: 'https://shop.example.evil.example', host: 'shop.example' }, false],
  [{ origin: 'null', host: 'shop.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://evil.example' }, false],
])('a post with %j is ours: %j', (headers, isOurs) => {
  expect(isFromOwnPage(headers, SHOP)).toBe(isOurs)
})
