import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choosePlace } from '#db/embedded/place.ts'

const isRoot = process.getuid?.() === 0

test('the database lies in the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-place-'))
  await chmod(folder, 0o755)
  expect(await choosePlace(join(folder, 'data'))).toEqual({ home: join(folder, 'data', 'postgres'), moved: false })
  await rm(folder, { recursive: true })
})

test.runIf(isRoot)('below a private folder of root the database lies in a folder of the system', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-place-'))
  const { home, moved } = await choosePlace(join(folder, 'data'))
  expect(home).toMatch(/^\/var\/lib\/matbaa-[0-9a-f]{12}$/)
  expect(moved).toBe(true)
  await rm(folder, { recursive: true })
})

test.runIf(isRoot)('a private data folder of root is opened just enough for the server to pass through', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-place-'))
  expect((await choosePlace(folder)).moved).toBe(false)
  expect((await stat(folder)).mode & 0o777).toBe(0o711)
  await rm(folder, { recursive: true })
})
