import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

/** Holds a lock of another database, `postgres`, in which the shop has no data. */
const OF_THE_SERVER = 'src/db/embedded/ownership.ts'
const NUMBER = /\b7_?283_?0\d\d\b/g

const used = globSync('src/**/*.{ts,sql}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/db/advisory-locks.') && file !== OF_THE_SERVER)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NUMBER)].map(([text]) => ({ file, text })))

test('each lock has a number of its own', () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('code names its locks; only migrations write their numbers', () => {
  expect(used.filter(({ file }) => !file.endsWith('.sql'))).toEqual([])
  const inMigrations = used.map(({ text }) => Number(text.replaceAll('_', '')))
  expect(inMigrations).toEqual([ADVISORY_LOCKS.auditLog, ADVISORY_LOCKS.staffRights])
})
