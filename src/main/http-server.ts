import { randomUUID } from 'node:crypto'
import { createServer as createNodeServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '#api/app.ts'
import { answerClientError } from '#api/http/client-error.ts'
import { answerError } from '#api/http/error-handler.ts'
import { hasHungUp } from '#api/http/hung-up.ts'
import { sendProblem } from '#api/problem-answer.ts'
import { Refusal } from '#api/refusal.ts'
import { namesOneHost } from '#domain/http/one-host.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { answerLastResort } from '#web/server/last-resort.ts'
import { limitBodyTime, UPLOAD_MS } from './body-deadline.ts'

export interface HttpServerOptions {
  readonly logger: FastifyBaseLogger
  /** Addresses or networks whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Makes the bare server, when something should answer before the router does. */
  readonly createServer?: (handler: RequestListener, options: ServerOptions) => Server
}

/** Behind a proxy the proxy should be the one to close an idle connection, or it may use one that is just closing. */
const KEEP_ALIVE_MS = { direct: 5_000, proxied: 65_000 }

/** An empty HTTP server with the limits of the shop: slow, endless and oversized requests are cut off. */
export function createHttpServer({
  logger,
  trustedProxies,
  createServer = plainServer,
}: HttpServerOptions): FastifyInstance {
  const proxied = trustedProxies.length > 0
  const limits = {
    headersTimeout: 8_000,
    requestTimeout: UPLOAD_MS,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: proxied ? KEEP_ALIVE_MS.proxied : KEEP_ALIVE_MS.direct,
    maxHeaderSize: 16 * 1024,
    // Only so can a second `Host` be noticed: Node would take the first and forget the others.
    joinDuplicateHeaders: true,
    // A request without a body needs no stream for it: an eighth of the processor time of a cached page.
    optimizeEmptyRequests: true,
  }
  const app = Fastify({
    loggerInstance: logger,
    logController: new OneLinePerRequest(),
    genReqId: () => randomUUID(),
    trustProxy: proxied ? [...trustedProxies] : false,
    bodyLimit: 64 * 1024,
    // Whatever fits an address is for the routes to judge: they answer in their own way.
    routerOptions: { maxParamLength: 128 * 1024 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
    // A request on an open connection is still answered while the others finish.
    return503OnClosing: false,
    serverFactory: (handle) => createServer(handle, limits),
  })
  app.addHook('onRequest', refuseSeveralHosts)
  limitBodyTime(app)
  app.setNotFoundHandler(answerNoRoute)
  app.addHook('preClose', async () => closeAsTheyFallIdle(app.server))
  return app
}

/** Refuses what is no HTTP request, in the way of those that cannot be parsed: with an empty answer. */
async function refuseSeveralHosts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!namesOneHost(request.headers.host)) await reply.status(400).headers(NOT_HTTP).send()
}

const NOT_HTTP = { 'cache-control': 'no-store', connection: 'close' }

/** What pages and files are asked by; every address outside of the API is one, if only a page that says 404. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/** No route: of a page it is the method that there is none for. */
function answerNoRoute(request: FastifyRequest, reply: FastifyReply): void {
  const isPage = !request.url.startsWith(`${API_PREFIX}/`) && !PAGE_METHODS.includes(request.method)
  const refusal = isPage
    ? new Refusal('METHOD_NOT_ALLOWED', { headers: { allow: PAGE_METHODS.join(', ') } })
    : new Refusal('NOT_FOUND')
  void sendProblem(request, reply, refusal)
}

/** An address that cannot even be read reaches no route, and so none of their error handlers. */
function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith(`${API_PREFIX}/`)) void answerError(error, request, reply)
  else void answerLastResort(error, request, reply, currentBrand().firstLanguage)
}

/** A connection held open by its client after its last answer would hold up the closing for its whole idle time. */
function closeAsTheyFallIdle(server: Server): void {
  if (!server.listening) return
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(timer))
}

const plainServer = (handler: RequestListener, options: ServerOptions): Server => createNodeServer(options, handler)

/** One line when a request is done, instead of one at each end: failures always, the rest at level `debug`. */
class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request.raw, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }
    if (reply.statusCode < 500 && hasHungUp(request, reply)) request.log.debug(facts, 'the client hung up')
    else if (error ?? reply.statusCode >= 500) request.log.error({ ...facts, err: error }, 'request failed')
    else if (reply.statusCode >= 400) request.log.info(facts, 'request refused')
    else request.log.debug(facts, 'request')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request.raw, res: reply, err: error }
    if (hasHungUp(request, reply)) request.log.debug(facts, 'the client hung up')
    else request.log.error(facts, 'an answer broke off')
  }
}
