import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inMemoryTransport } from '#api/in-memory-transport.ts'
import { createApiClient } from '#contract/api-client.ts'
import { nextCutOff } from '#domain/calendar/ready-by.ts'
import type { Language } from '#domain/language.ts'
import type { ServerState } from '#db/servers/server-watch.ts'
import { INSTALMENT_PROVIDERS, instalmentLimits } from '#domain/pricing/instalments.ts'
import { createEdgeCache } from '#integrations/edge-cache/edge-cache.ts'
import { purgeOnChange } from '#integrations/edge-cache/purge-on-change.ts'
import type { BuiltAssets } from '#services/built-assets/built-assets.ts'
import { drawBrandPictures } from '#services/shop-settings/draw-brand-pictures.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { createDevWeb } from '#web/server/dev-web.ts'
import { createWeb } from '#web/server/web.ts'
import type { Web } from '#web/server/web.ts'
import type { RunningShop } from './running-shop.ts'
import { StartError } from './start-error.ts'

/**
 * Opens the pages: the finished build, or in development the sources. `api` is asked for when pages are rendered, once
 * the HTTP server that answers it exists, `older` for files of older builds. Throws StartError when nothing is built.
 */
export async function openStorefront(
  shop: RunningShop,
  isDev: boolean,
  api: () => FastifyInstance,
  older?: BuiltAssets,
): Promise<Web> {
  const { config, logger, changes, database, lifecycle, pictures } = shop
  const common = {
    publicUrl: config.http.publicUrl,
    brand: currentBrand,
    policy: currentPolicy,
    instalments: instalmentsOf(config.payments),
    apiFor: (language: Language, visitor?: string) => createApiClient(inMemoryTransport(api(), visitor), language),
    onFailure: (failure: unknown, id: string) => logger.error({ err: failure, reqId: id }, 'a page failed'),
  }
  if (isDev) {
    const web = createDevWeb(common)
    lifecycle.opened('the development server', web.close)
    return web
  }
  if (!existsSync(join(config.pagesFolder, 'client/.vite/manifest.json')))
    throw new StartError('The pages are not built: npm run build')
  const web = await createWeb({
    ...common,
    dist: config.pagesFolder,
    isProduction: config.production,
    hasParts: showsParts(config),
    maxCacheBytes: config.pageCacheBytes,
    cardOrigin: cardOriginOf(config),
    ...(older && { readOlder: older.read }),
    hasEdgeCache: config.edgeCache !== undefined,
    isCutOff: () => isCutOff(database.leader?.state()),
    nextExpiry: (now) => nextCutOff(new Date(now), currentPolicy()).getTime(),
  })
  changes.subscribe(web.cache.invalidate)
  if (config.edgeCache)
    changes.subscribe(
      purgeOnChange(createEdgeCache(config.edgeCache), {
        onFailure: (error) => logger.error({ err: error }, 'the cache in front of the shop could not be purged'),
      }),
    )
  const showPictures = async (): Promise<void> =>
    web.replaceFiles(await drawBrandPictures(pictures.media, currentBrand()))
  await showPictures()
  changes.subscribe((tags) => {
    if (tags.includes('shop'))
      showPictures().catch((error: unknown) =>
        logger.error({ err: error }, 'the icons of the brand could not be drawn'),
      )
  })
  return web
}

/** A leader that is not watched says by its connections when it goes. */
const isCutOff = (leader: ServerState | undefined): boolean => leader === 'AWAY' || leader === 'SILENT'

/** The page of parts is for looking at, in the demo; production has none, whatever its settings say. */
export const showsParts = ({ demo, production }: Pick<RunningShop['config'], 'demo' | 'production'>): boolean =>
  demo && !production

/** What the configured providers take in four payments; the sandbox stands in for all of them. */
export const instalmentsOf = ({
  isSandbox,
  tabby,
  tamara,
  limits,
}: Pick<RunningShop['config']['payments'], 'isSandbox' | 'tabby' | 'tamara' | 'limits'>) => {
  const isSetUp = { TABBY: isSandbox || tabby !== undefined, TAMARA: isSandbox || tamara !== undefined }
  return instalmentLimits(
    INSTALMENT_PROVIDERS.filter((provider) => isSetUp[provider]),
    limits,
  )
}

/** Cards never pass through the shop: browsers send them to the gateway. The sandbox is reached through the shop. */
const cardOriginOf = ({ payments: { isSandbox, moyasar } }: RunningShop['config']): string | undefined =>
  isSandbox || !moyasar ? undefined : new URL(moyasar.url).origin
