import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS, nameOfChunk } from './src/web/build/chunks.ts'
import { inlineScript } from './src/web/build/inline-script.ts'
import { oneByteText } from './src/web/build/one-byte-text.ts'
import { precompress } from './src/web/build/precompress.ts'

/** Folder of the build; another one lets two builds run side by side. */
const DIST = process.env['DIST'] ?? 'dist'

/** Names of functions stay, so that stacks can be read. */
const RENDERER_MINIFIED = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: { removeWhitespace: true },
}

/**
 * `vite build --app` writes the storefront to dist/client (assets, manifest) and dist/server (renderer), the office to
 * dist/office, and the page of parts, which only the demo serves, to dist/parts. None of them shares a file with another.
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), react(), inlineScript(), precompress(), oneByteText()],
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
    // Apart from the client, so that it changes nothing about what the shop's pages share.
    parts: {
      consumer: 'client',
      build: {
        outDir: `${DIST}/parts`,
        assetsDir: 'dev/assets',
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: { input: 'src/web/parts/parts-entry.tsx' },
      },
    },
    office: {
      consumer: 'client',
      build: {
        outDir: `${DIST}/office`,
        assetsDir: 'office/assets',
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: { input: 'src/office/entry-client.tsx' },
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
        rolldownOptions: {
          input: 'src/web/entry-server.tsx',
          output: {
            // One file, so that a build in the same folder takes nothing from a process that runs. It holds the text of it.
            codeSplitting: false,
            minify: RENDERER_MINIFIED,
          },
        },
      },
    },
  },
}))
