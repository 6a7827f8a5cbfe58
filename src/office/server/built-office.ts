import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ENTRY = 'src/office/entry-client.tsx'

type ManifestItem = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, ManifestItem>>

/** What the page of the office takes from a build: addresses, and the folder of its files. */
export interface BuiltOffice {
  readonly entry: string
  readonly styles: readonly string[]
  readonly headHtml: string
  readonly assets: string
}

/** Reads the finished build of the office. */
export async function readBuiltOffice(dist: string): Promise<BuiltOffice> {
  const folder = join(dist, 'office')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  const first = importsOf(manifest, entry)
  return {
    entry: `/${entry.file}`,
    styles: [entry, ...first].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    headHtml: first.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join(''),
    assets: join(folder, 'office/assets'),
  }
}

/** Everything that a module imports at once. */
function importsOf(manifest: Manifest, { imports = [] }: ManifestItem, known = new Set<string>()): ManifestItem[] {
  return imports.flatMap((name) => {
    const item = manifest[name]
    if (!item || known.has(name)) return []
    known.add(name)
    return [item, ...importsOf(manifest, item, known)]
  })
}
