/**
 * The pictures of the demo. Without options: compares demo/picture-manifest/manifest.json with what is there (part of `npm run verify`).
 * `--pack FOLDER --version 1.2.0` makes a data package of new pictures in .cache/demo-pictures and names it in the manifest;
 * publish it, then install exactly that version (CONTRIBUTING.md).
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, hashesOf, pictureFolderOf, readPictureManifest } from '../src/cli/demo/demo-picture-manifest.ts'
import type { DemoPictureManifest } from '../src/cli/demo/demo-picture-manifest.ts'

type DataPackage = NonNullable<DemoPictureManifest['package']>

const ROOT = join(import.meta.dirname, '..')
const MANIFEST = join(ROOT, 'demo', 'picture-manifest', 'manifest.json')
const TARGET = join(ROOT, '.cache', 'demo-pictures')
const PACKAGE = '@matbaa/demo-pictures'

const { values: options } = parseArgs({ options: { pack: { type: 'string' }, version: { type: 'string' } } })
if (options.pack && options.version) pack(options.pack, options.version)
else check()

function check(): void {
  const manifest = readPictureManifest(MANIFEST)
  const wrong = differences(manifest.repository, hashesOf(join(ROOT, 'demo', 'pictures')))
  if (manifest.package) wrong.push(...differencesOfPackage(manifest, manifest.package))
  if (wrong.length === 0) return
  console.error(
    `${wrong.join('\n')}\n\nNew pictures of the demo come in a data package: see CONTRIBUTING.md, "Pictures".`,
  )
  process.exitCode = 1
}

function differencesOfPackage(manifest: DemoPictureManifest, { name, version, files }: DataPackage): string[] {
  try {
    const folder = pictureFolderOf(manifest, createRequire(import.meta.url).resolve) ?? ''
    const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    if (installed.version !== version) return [`${name} is installed as ${installed.version} instead of ${version}`]
    return differences(files, hashesOf(join(folder, 'pictures')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return [`${name}@${version} is not installed`]
  }
}

function pack(source: string, version: string): void {
  const files = hashesOf(source)
  rmSync(TARGET, { recursive: true, force: true })
  mkdirSync(join(TARGET, 'pictures'), { recursive: true })
  for (const name of Object.keys(files)) copyFileSync(join(source, name), join(TARGET, 'pictures', name))
  const about = {
    name: PACKAGE,
    version,
    license: 'MIT',
    files: ['pictures'],
    description: 'Pictures of the demo shop',
  }
  writeFileSync(join(TARGET, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  const manifest = { ...readPictureManifest(MANIFEST), package: { name: PACKAGE, version, files } }
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(
    `${Object.keys(files).length} pictures in ${TARGET}: npm publish ${TARGET}, then npm install -E ${PACKAGE}@${version}`,
  )
}
