import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type * as ServerBundle from '../entry-server.tsx'
import type { PageAssets } from '../server-render/document.ts'
import type { Renderer } from '../server-render/renderer.tsx'
import { createPageCache } from './page-cache.ts'
import { partsRoute } from './parts-page.ts'
import type { Web, WebOptions } from './web.ts'
import { webPlugin } from './web.plugin.ts'

const ENTRY = '/src/web/entry-client.ts'
const PARTS_ENTRY = '/src/web/parts/parts-entry.tsx'

/** What React's hot reload needs to find before any module of the page runs. */
export const HOT_RELOAD = `<script type="module">import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type</script><script type="module" src="/@vite/client"></script>`

const ASSETS: PageAssets = {
  entry: ENTRY,
  style: '',
  print: '/src/web/styles/print.css',
  fonts: {},
  first: [],
  styles: () => [],
  preloads: () => [],
  extraHead: `<link rel="stylesheet" href="/src/web/styles/index.css">${HOT_RELOAD}`,
}

type DevOptions = Omit<WebOptions, 'dist' | 'maxCacheBytes' | 'isProduction' | 'hasParts' | 'nextExpiry'>

/** The storefront from its sources, with hot reload; nothing is cached, and no security policy is sent. */
export function createDevWeb({
  publicUrl,
  brand,
  policy,
  instalments,
  apiFor,
  onFailure,
}: DevOptions): Web & { close: () => Promise<void> } {
  let vite: Promise<ViteDevServer> | undefined
  const cache = createPageCache({ maxBytes: 1 })
  const renderer = async (): Promise<Renderer> => {
    const server = await vite
    if (!server) throw new Error('the development server is not listening yet')
    const bundle = (await server.ssrLoadModule('/src/web/entry-server.tsx')) as typeof ServerBundle
    return bundle.createRenderer({ publicUrl, brand, policy, instalments, assets: ASSETS, onFailure })
  }
  return {
    cache,
    // In development the icons stay the built ones.
    replaceFiles: () => undefined,
    plugin: (app) => {
      partsRoute(app, { entry: PARTS_ENTRY, headHtml: HOT_RELOAD }, {})
      return webPlugin(app, {
        publicUrl,
        brand,
        renderer,
        cache,
        apiFor,
        headers: () => [],
        files: new Map(),
        keepPages: false,
      })
    },
    createServer: (handler, options = {}) => {
      const server = createServer(options, (request, response) => {
        if (isForUs(request.url)) handler(request, response)
        else void vite?.then(({ middlewares }) => middlewares(request, response, () => handler(request, response)))
      })
      vite = startVite(server)
      return server
    },
    close: async () => (await vite)?.close(),
  }
}

/** Calls of the API and pictures never concern Vite. */
const isForUs = (url = '/'): boolean => /^\/(?:api|images|livez|readyz|dev)(?:\/|$|\?)/.test(url)

async function startVite(server: Server): Promise<ViteDevServer> {
  const { createServer: createViteServer } = await import('vite')
  // Natively: the copy that Vite would otherwise write to load it is watched by Node, which starts the shop again, for ever.
  return createViteServer({
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
}
