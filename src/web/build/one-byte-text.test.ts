import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the renderer is held with one byte a letter, and says the same', async () => {
  const text = await readFile('dist/server/entry-server.js', 'utf8')
  expect(text).not.toMatch(/[\u0100-\uffff]/)
  expect(text).toContain(escapesOf('أضف إلى السلة'))
})

const escapesOf = (text: string): string =>
  [...text]
    .map((letter) => (letter > 'ÿ' ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter))
    .join('')
