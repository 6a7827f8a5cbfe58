import { SOFTWARE } from '#domain/software.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ApiServer } from './api-server.ts'
import { completePaths, OFFICE_TAGS, TAGS } from './complete-paths.ts'
import type { Paths } from './complete-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the office, in its own scope. */
    officeSwagger: () => object
  }
}

/** Where the try-it page lies, below the API's prefix. */
const DOCS = '/docs'

/** The one style sheet that the try-it page writes by itself. */
const DOCS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/** The try-it page runs scripts and styles of its own files only; it sets styles from script, which needs no leave. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${DOCS_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">' +
  `<text y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="#fff">${SOFTWARE.name}</text></svg>`

/** What a document says of itself: the one of the shop, or the one of the office. */
type Described = {
  readonly title: string
  readonly tags: Readonly<Record<string, string>>
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  /** Under which name the server has it. */
  readonly decorator: 'swagger' | 'officeSwagger'
  readonly hides: (url: string) => boolean
}
type SecurityScheme = { type: 'http'; scheme: 'bearer' } | { type: 'apiKey'; in: 'cookie'; name: string }

const toSchema = createJsonSchemaTransform({})

/** Calls of the office have a document of their own, for staff. */
const isOfOffice = (url: string): boolean => url.startsWith('/api/office/')

/** Collects the OpenAPI document of every route of the shop that is registered after it. */
export const describeApi = (api: ApiServer): Promise<void> =>
  describe(api, {
    title: SOFTWARE.name,
    tags: TAGS,
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    decorator: 'swagger',
    hides: isOfOffice,
  })

/** The same of the routes of the office. */
export const describeOffice = (scope: ApiServer): Promise<void> =>
  describe(scope, {
    title: `${SOFTWARE.name} office`,
    tags: OFFICE_TAGS,
    securitySchemes: { officeSession: { type: 'apiKey', in: 'cookie', name: '__Host-office' } },
    decorator: 'officeSwagger',
    hides: (url) => !isOfOffice(url),
  })

async function describe(api: ApiServer, { title, tags, securitySchemes, decorator, hides }: Described): Promise<void> {
  await api.register(swagger, {
    decorator,
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Every answer has one shape: `status` 1 with `data`, or `status` 0 with a `code` and sentences in the language ' +
          'of `Accept-Language` (`en` or `ar`). Money is whole halalas unless a field says otherwise.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The shop that serves this document' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: { securitySchemes },
    },
    transform: (route) => (hides(route.url) ? { schema: { hide: true }, url: route.url } : toSchema(route)),
    transformObject: (document) => withoutUnusedSchemas(withWholePaths(toComponents(document))),
  })
}

const toComponents = createJsonSchemaTransformObject({})

function withWholePaths<Document extends ReturnType<typeof toComponents>>(document: Document): Document {
  return 'paths' in document ? { ...document, paths: completePaths(document.paths as Paths) } : document
}

/** Named schemas are described as input and as output, though each is used as one of them. */
function withoutUnusedSchemas<Document extends ReturnType<typeof toComponents>>(document: Document): Document {
  if (!('components' in document) || !document.components?.schemas) return document
  const { schemas } = document.components
  const text = JSON.stringify(document)
  // In the order of their names: that of their modules differs with what a process loaded before.
  const used = Object.entries(schemas)
    .filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const pruned = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } }
  // What was only used by what is gone goes too.
  return used.length < Object.keys(schemas).length ? withoutUnusedSchemas(pruned) : pruned
}

/** Serves the document and a page to try its calls. */
export async function serveDocs(api: ApiServer): Promise<void> {
  await api.register(swaggerUi, {
    routePrefix: DOCS,
    indexPrefix: api.prefix,
    staticCSP: DOCS_POLICY,
    uiConfig: {
      docExpansion: 'list',
      tryItOutEnabled: true,
      supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
    },
    theme: { title: `${SOFTWARE.name} API` },
    logo: { type: 'image/svg+xml', content: LOGO },
  })
}
