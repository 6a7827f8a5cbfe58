import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modulesOf } from '#testing/built-modules.ts'
import type { BuiltManifest } from '#testing/built-modules.ts'

const run = promisify(execFile)

/** Builds what shoppers download, and nothing else. */
const BUILD = `const { createBuilder } = await import('vite')
const builder = await createBuilder({ logLevel: 'error' })
await builder.build(builder.environments.client)`

/** As in a production build, so that sizes are those of shoppers. */
const PRODUCTION = { ...process.env, NODE_ENV: 'production' }

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

const build = (folder: string) =>
  run(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: folder, env: PRODUCTION })

/** Name and content of every file that shoppers may download. */
async function contentsIn(folder: string): Promise<Record<string, string>> {
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

let folder: string
beforeAll(async () => {
  folder = await copyOfTheSources()
  await build(folder)
}, 120_000)

test('a product’s page needs at most 22.5 KB of scripts of its own before the first touch, and nothing of artwork', async () => {
  const manifest: BuiltManifest = JSON.parse(await readFile(join(folder, 'dist/client/.vite/manifest.json'), 'utf8'))
  const onEveryPage = modulesOf(manifest, 'src/web/start.tsx')
  const own = [...modulesOf(manifest, 'src/web/routes/product.tsx')].filter((name) => !onEveryPage.has(name))
  const files = own.map((name) => join(folder, 'dist/client', `${manifest[name]?.file}.br`))
  const bytes = (await Promise.all(files.map((file) => stat(file)))).map(({ size }) => size)
  expect(files.length).toBeLessThanOrEqual(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(22_500)
  expect(own.filter((name) => /artwork|desk/.test(name))).toEqual([])
})

test('the files that shoppers download are the same, byte by byte, with and without the office', async () => {
  const withOffice = await contentsIn(folder)
  expect(Object.keys(withOffice).length).toBeGreaterThan(100)
  for (const part of ['src/office', 'src/api/office', 'src/contract/office'])
    await rm(join(folder, part), { recursive: true })
  await rm(join(folder, 'dist'), { recursive: true })
  await build(folder)
  expect(await contentsIn(folder)).toEqual(withOffice)
}, 120_000)
