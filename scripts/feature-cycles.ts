import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Layers whose folders are features, or rooms that stand one above the other. */
const LAYERS: ReadonlySet<string> = new Set([
  'services',
  'domain',
  'api',
  'contract',
  'integrations',
  'jobs',
  'shop',
  'db',
  'cli',
  'ui',
  'main',
  'testing',
  'web',
  'office',
])
/** Folders of the storefront and of the office whose folders are features in turn. */
const ROOMS = ['src/web/features', 'src/web/shared', 'src/office/features', 'src/office/shared']
const IMPORTED = /^(?:import|export)\b[^;'"]*?from '([^']+)'/gm

/** Source files by path from the root of the repository, with slashes. */
export type Sources = Readonly<Record<string, string>>

/**
 * Finds feature folders of a layer that need each other, in whatever steps, as lists of files that import across; types
 * count too. No file checker sees this: two folders can need each other without any two files doing so.
 */
export function featureCycles(sources: Sources): string[] {
  const edges = new Map<string, Map<string, string[]>>()
  for (const [file, text] of Object.entries(sources)) {
    const from = featureOf(file)
    for (const [, imported = ''] of text.matchAll(IMPORTED)) {
      const to = featureOf(resolve(file, imported))
      if (!from || !to || from === to || layerOf(from) !== layerOf(to)) continue
      const targets = edges.get(from) ?? new Map<string, string[]>()
      edges.set(from, targets.set(to, [...(targets.get(to) ?? []), `${file} imports ${imported}`]))
    }
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, lines]) => (reaches(edges, to, from) ? [`${from} and ${to}: ${lines.join('; ')}`] : [])),
  )
}

function reaches(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>, start: string, end: string): boolean {
  const seen = new Set([start])
  for (const feature of seen) for (const next of edges.get(feature)?.keys() ?? []) seen.add(next)
  return seen.has(end)
}

/** "src/services/orders", of any file in it; undefined for a file that lies in no feature. */
function featureOf(file: string): string | undefined {
  const room = ROOMS.find((each) => file.startsWith(`${each}/`))
  if (room) return `${room}/${file.slice(room.length + 1).split('/', 1)[0]}`
  const [src, layer = '', feature, ...rest] = file.split('/')
  return src === 'src' && LAYERS.has(layer) && rest.length > 0 ? `src/${layer}/${feature}` : undefined
}

const layerOf = (feature: string): string | undefined => feature.split('/')[1]

const resolve = (file: string, imported: string): string =>
  imported.startsWith('#') ? `src/${imported.slice(1)}` : posix.join(posix.dirname(file), imported)

/** All source files that are part of the shop: no tests. */
export const readSources = (): Sources =>
  Object.fromEntries(
    globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  )
