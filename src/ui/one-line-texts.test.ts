import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const BLOCK = /([^{}]*)\{([^{}]*text-overflow: ellipsis[^{}]*)\}/g

test('a text that is cut at the end of its line is not cut below it, where the dots of a final yeh are', () => {
  const cut = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(BLOCK)].map(([, selector = '', body = '']) => ({
      text: `${file}: ${selector.trim()}`,
      // A select draws its text by itself.
      isClipped: selector.includes('select') || body.includes('overflow-x: clip'),
    })),
  )
  expect(cut.length).toBeGreaterThan(4)
  expect(cut.filter(({ isClipped }) => !isClipped).map(({ text }) => text)).toEqual([])
})
