import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PATHS = [...readFileSync('docs/features.md', 'utf8').matchAll(/`([a-z][\w./-]*)`/gi)].map(
  ([, path]) => path ?? '',
)

test('every folder that the list of features names exists', () => {
  expect(PATHS.length).toBeGreaterThan(80)
  expect(PATHS.filter((path) => path !== 'src/' && !existsSync(`src/${path}`))).toEqual([])
})
