import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCluster } from '#db/embedded/cluster.ts'
import { explainByLog, ServerFailure } from '#db/embedded/server-failure.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'matbaa-cluster-'))
})
afterEach(() => rm(home, { recursive: true }))

test.skipIf(process.platform === 'win32')('a full disk is said in words, and what was begun is removed', async () => {
  const initdb = join(home, 'initdb')
  const words = 'could not write to file "pg_wal/xlogtemp.1": No space left on device'
  await writeFile(initdb, `#!/bin/sh\necho 'initdb: error: ${words}' >&2\nexit 1\n`)
  await chmod(initdb, 0o755)
  const made = createCluster(join(home, 'new'), initdb, undefined, true)
  await expect(made).rejects.toThrow(ServerFailure)
  await expect(made).rejects.toThrow(words)
  await expect(made).rejects.toThrow('The disk is full: free some space')
  expect(await readdir(join(home, 'new'))).toEqual(['password', 'run'])
})

test('a server that a full disk ends at work has its reason in its log', async () => {
  const log = join(home, 'postgres.log')
  const lost = new Error('Connection terminated unexpectedly')
  expect(await explainByLog(lost, log)).toBe(lost)
  await writeFile(
    log,
    'LOG: ready\nPANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device\nLOG: down\n',
  )
  expect(await explainByLog(lost, log)).toMatchObject({
    name: 'ServerFailure',
    message: expect.stringMatching(/PANIC: .*No space left on device\nThe disk is full/),
  })
})
