import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)

/** Builds what shoppers download, and nothing else. */
const BUILD = `const { createBuilder } = await import('vite')
const builder = await createBuilder({ logLevel: 'error' })
await builder.build(builder.environments.client)`

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** The sources in a folder of their own, with the packages of this one. */
async function copyOfTheSources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sources-'))
  folders.push(folder)
  for (const name of ['src', 'package.json', 'vite.config.ts', 'tsconfig.json'])
    await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Name and content of every file that shoppers may download. */
async function builtIn(folder: string): Promise<Record<string, string>> {
  await run(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: folder })
  const found = await readdir(join(folder, 'dist/client'), { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
  const entries = await Promise.all(
    files.map(async (file) => {
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      return [file.slice(folder.length), digest] as const
    }),
  )
  return Object.fromEntries(entries)
}

test('the files that shoppers download are the same, byte by byte, with and without the office', async () => {
  const folder = await copyOfTheSources()
  const withOffice = await builtIn(folder)
  expect(Object.keys(withOffice).length).toBeGreaterThan(100)
  for (const part of ['src/office', 'src/api/office', 'src/contract/office'])
    await rm(join(folder, part), { recursive: true })
  await rm(join(folder, 'dist'), { recursive: true })
  expect(await builtIn(folder)).toEqual(withOffice)
}, 120_000)
