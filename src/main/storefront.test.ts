import { expect, test } from 'vitest'
import { showsParts } from './storefront.ts'

test.each([
  [{ demo: true, production: false }, true],
  [{ demo: false, production: false }, false],
  [{ demo: true, production: true }, false],
  [{ demo: false, production: true }, false],
])('the page of parts with %o: %s', (config, isShown) => {
  expect(showsParts(config)).toBe(isShown)
})
