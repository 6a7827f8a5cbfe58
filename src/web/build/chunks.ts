import { resolve } from 'node:path'

/** What rolldown reports about a module: what it imports, not counting `import()`. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Where the shop begins in the browser; the entry itself only leads there. */
const START = resolve('src/web/start.tsx')
/** The pages people arrive at from outside, in two kinds. */
const LISTS = ['category', 'search'].map(routeFile)
const ARRIVALS = ['home', 'product'].map(routeFile)

/**
 * Few files on the first load, and nothing in them that a page does not need: what every page carries is one file;
 * of the rest, what the same pages share is one file. Left alone, every small module two pages share would be a file
 * of its own, and each costs a turn on a slow line.
 */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: textsOf, priority: 3 },
    {
      name: 'react',
      test: /preload-helper|rolldown[\\/:]runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 4,
    },
    { name: (id: string, modules: Modules) => (carriedModules(modules).has(id) ? 'base' : null), priority: 2 },
    // The start reaches them through the library's index; only the wishlist asks many queries at once.
    { name: 'queries', test: /@tanstack[\\/].+[\\/](?:queriesObserver|useQueries)\.js$/, priority: 3 },
    // Else small things that products and forms share would bring the forms' library to products.
    { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 3 },
    // Home, products and the wishlist have cards, too, but no list.
    {
      name: 'card',
      test: /web[\\/]features[\\/]product-card[\\/]|ui[\\/]loading[\\/]skeleton/,
      minShareCount: 2,
      priority: 1.8,
    },
    // Else what only lists share would come with every product.
    {
      name: (id: string, modules: Modules) => (listModules(modules).has(id) ? 'list' : null),
      minShareCount: 2,
      priority: 1.7,
    },
    {
      name: (id: string, modules: Modules) => (arrivalModules(modules).has(id) ? 'arrival' : null),
      minShareCount: 2,
      priority: 1.6,
    },
    { name: featureOf, minShareCount: 2, priority: 1.5 },
    {
      name: 'ui',
      test: /src[\\/](?:ui|domain[\\/]calendar)(?![\\/]form)/,
      minShareCount: 3,
      priority: 1,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true },
  ],
}

/** Names of shared files list all who share them; the hash is enough. */
export const nameOfChunk = ({ name }: { name: string }): string => `assets/${name.replace(/~.*/, '')}-[hash].js`

/** What pages share of a feature is one file, apart from what other pages share. */
function featureOf(id: string): string | null {
  return /web[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null
}

/** The texts of the pages people arrive at, in one file a language: as files of their own they are a few hundred bytes each. */
function textsOf(id: string): string | null {
  const [, language] =
    /(?:web|ui)[\\/]i18n[\\/](en|ar)[\\/](?:ui|shell|card|home|list|product|blog)\.ts$/.exec(id) ?? []
  return language ? textsChunk(language) : null
}

/** The name of that file, by which the server finds it in the build's manifest. */
export const textsChunk = (language: string): string => `texts-${language}`

const carried = new Set<string>()
const arrival = new Set<string>()
const list = new Set<string>()

/** The modules that the start reaches by plain imports, so that every page has them. */
function carriedModules(modules: Modules): ReadonlySet<string> {
  if (carried.size > 0) return carried
  reach([START], modules, carried)
  // A file of its own, by which the manifest knows what the start needs.
  carried.delete(START)
  return carried
}

/** The modules of home and products; what two pages share of them is one file. */
function arrivalModules(modules: Modules): ReadonlySet<string> {
  if (arrival.size > 0) return arrival
  reach(ARRIVALS, modules, arrival)
  for (const route of ARRIVALS) arrival.delete(route)
  return arrival
}

/** The modules of lists that the other pages people arrive at do not need. */
function listModules(modules: Modules): ReadonlySet<string> {
  if (list.size > 0) return list
  reach(LISTS, modules, list)
  for (const id of [...LISTS, ...arrivalModules(modules)]) list.delete(id)
  return list
}

/** Adds some modules and everything they import at once. */
function reach(from: readonly string[], modules: Modules, into: Set<string>): void {
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (into.has(id)) continue
    into.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
}

function routeFile(page: string): string {
  return resolve(`src/web/routes/${page}.tsx`)
}
