import { expect, test } from 'vitest'
import { ServerFailure } from './server-failure.ts'

test.each([
  ['FATAL:  could not write lock file "run/.s.PGSQL.5432.lock": No space left on device', true],
  ['FATAL:  could not extend file "base/5/16396": Disk quota exceeded', true],
  ['FATAL:  database files are incompatible with server', false],
])('a server that did not start because of %j passes when there is space: %j', (complaint, isDiskFull) => {
  const failure = new ServerFailure('PostgreSQL did not start:', complaint)
  expect(failure.isDiskFull).toBe(isDiskFull)
  expect(failure.message.includes('free some space')).toBe(isDiskFull)
})
