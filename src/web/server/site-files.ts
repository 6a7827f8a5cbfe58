import type { FastifyInstance } from 'fastify'
import type { Brand } from '#domain/brand/brand.ts'
import { LANGUAGES, directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs } from '../site-map.ts'

const ONE_DAY = 'public, max-age=86400'

type Site = { readonly publicUrl: string; readonly brand: () => Brand }

/** robots.txt and a web app manifest per language. */
export function siteFileRoutes(app: FastifyInstance, { publicUrl, brand }: Site): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', ONE_DAY).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  for (const language of LANGUAGES) {
    app.get(`/manifest.${language}.webmanifest`, (_request, reply) =>
      reply
        .header('cache-control', ONE_DAY)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(appManifest(brand(), language))),
    )
  }
}

/** Everything may be read but the API and filtered lists, whose combinations never end. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/search?',
    'Disallow: /search?',
    'Disallow: /*?*choices=',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const appManifest = ({ name }: Brand, language: Language): object => ({
  name: name[language],
  short_name: name[language],
  lang: language,
  dir: directionOf(language),
  start_url: withPrefix(language, hrefs.home()),
  scope: '/',
  display: 'standalone',
  background_color: '#FAF8F4',
  theme_color: '#17181C',
  icons: [
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
})
