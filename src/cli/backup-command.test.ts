import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'

const { shop, folder } = await commandLine()

test('a backup does not replace a file before it is asked to', async () => {
  const path = join(folder, 'shop.tgz')
  await writeFile(path, 'the good backup')
  const refused = await shop('backup', path)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toBe(`${path} is there already: give another name, or add --replace to replace it.\n`)
  expect(await readFile(path, 'utf8')).toBe('the good backup')
  expect((await shop('backup', path, '--replace')).code).toBe(0)
  expect(await readFile(path, 'utf8')).not.toBe('the good backup')
}, 60_000)

test('a backup and its restore pass the pooler by', async () => {
  const path = join(folder, 'direct.tgz')
  expect(await shop('backup', path)).toMatchObject({ code: 0 })
  const restored = await shop('restore', path, '--replace')
  expect(restored.out).toContain(`Restored ${path}`)
  expect(restored.code).toBe(0)
}, 120_000)

test('a backup says before its work that it cannot be written there', async () => {
  const inside = join(folder, 'none', 'shop.tgz')
  expect((await shop('backup', inside)).err).toBe(`There is no folder ${join(folder, 'none')}: make it first.\n`)
  const own = join(folder, 'own')
  await mkdir(own)
  expect((await shop('backup', own)).err).toBe(`${own} is a folder: give the name of a file in it.\n`)
}, 30_000)
