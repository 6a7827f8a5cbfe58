import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './src/web/build/precompress.ts'

/** Folder of the build; another one lets two builds run side by side. */
const DIST = process.env['DIST'] ?? 'dist'

/** What rolldown tells about a module: what it imports, not counting `import()`. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Where the shop begins in the browser; the entry itself only leads there. */
const START = resolve('src/web/start.tsx')

/**
 * Few files on the first load, and nothing in them that a page does not need: what every page carries is one file;
 * of the rest, what the same pages share is one file. Left alone, every small module two pages share would be a file
 * of its own, and each costs a turn on a slow line.
 */
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'react',
      test: /preload-helper|rolldown[\\/:]runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 4,
    },
    { name: (id: string, modules: Modules) => (carriedModules(modules).has(id) ? 'base' : null), priority: 2 },
    // Else small things that products and forms share would bring the forms' library to products.
    { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 3 },
    {
      name: 'ui',
      test: /src[\\/](?:web[\\/](?:ui|i18n[\\/]text)|domain[\\/](?:calendar|money))(?![\\/]form)/,
      minShareCount: 3,
      priority: 1,
    },
    { name: featureOf, minShareCount: 2, priority: 1.5 },
    // What lists, cards and products have in common, small as its parts are.
    {
      name: 'goods',
      test: /src[\\/](?:domain[\\/](?:pricing|catalog|text[\\/]written)|web[\\/]wishlist)/,
      minShareCount: 2,
      priority: 1.2,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true },
  ],
}

/** Names of shared files list all who share them; the hash is enough. */
const nameOfChunk = ({ name }: { name: string }): string => `assets/${name.replace(/~.*/, '')}-[hash].js`

/** What pages share of a feature is one file, apart from what other pages share. */
function featureOf(id: string): string | null {
  return /web[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null
}

const carried = new Set<string>()

/** The modules that the start reaches by plain imports, so that every page has them. */
function carriedModules(modules: Modules): ReadonlySet<string> {
  const open = carried.size > 0 ? [] : [START]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (carried.has(id)) continue
    carried.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  // A file of its own, by which the manifest knows what the start needs.
  carried.delete(START)
  return carried
}

/** Builds the storefront only: `vite build --app` writes dist/client (assets, manifest) and dist/server (renderer). */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), react(), precompress()],
  publicDir: 'src/web/public',
  appType: 'custom',
  server: { middlewareMode: true },
  build: { target: 'es2023', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${DIST}/client`,
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry-client.ts',
          output: { codeSplitting: CHUNKS, chunkFileNames: nameOfChunk },
        },
      },
    },
    ssr: {
      // A build bundles everything, so that React runs in its production build whatever NODE_ENV says.
      resolve: { noExternal: command === 'build' || [] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: `${DIST}/server`,
        copyPublicDir: false,
        emitAssets: false,
        minify: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
}))
