import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findServerUser } from './server-user.ts'

describe.skipIf(process.platform === 'win32')('the user of the embedded server', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matbaa-user-'))
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`)
    vi.spyOn(process, 'getuid').mockReturnValue(0)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  /** Puts a program before those of the system. */
  async function program(name: string, script: string): Promise<void> {
    const path = join(folder, name)
    await writeFile(path, `#!/bin/sh\n${script}\n`)
    await chmod(path, 0o755)
  }
  /** `id` knows users that have a file in the folder, as user 7 and group 8. */
  const knowUsers = () =>
    program('id', `test -e "${folder}/user-$2" || exit 1\nif [ "$1" = -u ]; then echo 7; else echo 8; fi`)

  test('is the same user without root', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(await findServerUser()).toBeUndefined()
  })

  test('is the postgres of the system if it has one', async () => {
    await knowUsers()
    await program('useradd', 'exit 99')
    await writeFile(join(folder, 'user-postgres'), '')
    expect(await findServerUser()).toEqual({ uid: 7, gid: 8 })
  })

  test('is made once', async () => {
    await knowUsers()
    await program('useradd', `echo "$@" >> "${folder}/made"; for last; do :; done; touch "${folder}/user-$last"`)
    expect(await findServerUser()).toEqual({ uid: 7, gid: 8 })
    await program('useradd', 'exit 99')
    expect(await findServerUser()).toEqual({ uid: 7, gid: 8 })
  })

  test('may have been made by another process meanwhile', async () => {
    await knowUsers()
    await program('useradd', `touch "${folder}/user-matbaa"; exit 9`)
    expect(await findServerUser()).toEqual({ uid: 7, gid: 8 })
  })

  test('that cannot be made is reported with what to do', async () => {
    await knowUsers()
    await program('useradd', 'echo "cannot lock /etc/passwd" >&2; exit 1')
    await expect(findServerUser()).rejects.toThrow(/create a user "postgres", or start the shop as another user/)
  })
})
