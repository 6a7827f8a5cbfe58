import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../request-language.ts'
import { CHOOSER_POLICY, chooserPage } from './chooser-page.ts'
import { personOf, SANDBOX_PEOPLE } from './sandbox-people.ts'
import type { SandboxPerson } from './sandbox-people.ts'

/** Where the stand-in of Google answers; the shapes are Google's. */
export const SANDBOX_PATHS = {
  authorize: '/dev/google/authorize',
  tokenInfo: '/dev/google/tokeninfo',
  userInfo: '/dev/google/userinfo',
} as const

const LIFE_SECONDS = 3_600
const MAX_TOKENS = 1_000

type Token = { readonly person: SandboxPerson; readonly scope: string; readonly endsAt: number }
type AuthorizeQuery = Readonly<
  Partial<Record<'client_id' | 'redirect_uri' | 'scope' | 'state' | 'login_hint' | 'response_type', string>>
>

/**
 * A stand-in for Google's sign-in in the demo: one chooses among three people, or hints at another, and gets an access token that says who
 * it is. Anybody may be anybody there, so it must never be added in production.
 */
export function googleSandboxRoutes(app: FastifyInstance, clientId: string): void {
  const tokens = new Map<string, Token>()

  const issue = (person: SandboxPerson, scope: string): string => {
    const [oldest] = tokens.keys()
    if (tokens.size >= MAX_TOKENS && oldest !== undefined) tokens.delete(oldest)
    const token = `sandbox.${randomBytes(24).toString('base64url')}`
    tokens.set(token, { person, scope, endsAt: Date.now() + LIFE_SECONDS * 1_000 })
    return token
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )

    scope.get<{ Querystring: AuthorizeQuery }>(SANDBOX_PATHS.authorize, hidden, async (request, reply) => {
      const { query } = request
      const target = returnAddress(request, query.redirect_uri)
      if (query.client_id !== clientId || query.response_type !== 'token' || !target) {
        return plain(reply.status(400)).send({ error: 'invalid_request' })
      }
      const person = personOf(query.login_hint)
      if (!person) return choose(request, reply, query)
      target.hash = new URLSearchParams({
        access_token: issue(person, query.scope ?? ''),
        token_type: 'Bearer',
        expires_in: String(LIFE_SECONDS),
        state: query.state ?? '',
      }).toString()
      return plain(reply).redirect(target.href, 303)
    })

    scope.post<{ Body: { access_token?: string } | undefined }>(
      SANDBOX_PATHS.tokenInfo,
      hidden,
      async (request, reply) => {
        const token = tokens.get(request.body?.access_token ?? '')
        const left = token ? Math.floor((token.endsAt - Date.now()) / 1_000) : 0
        if (!token || left <= 0) return plain(reply.status(400)).send({ error: 'invalid_token' })
        const { sub, email } = token.person
        return plain(reply).send({
          aud: clientId,
          azp: clientId,
          sub,
          scope: token.scope,
          expires_in: String(left),
          email,
          email_verified: 'true',
        })
      },
    )

    scope.get(SANDBOX_PATHS.userInfo, hidden, async (request, reply) => {
      const token = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
      if (!token) return plain(reply.status(401)).send({ error: 'invalid_token' })
      const { sub, email, firstName, lastName } = token.person
      return plain(reply).send({ sub, email, email_verified: true, given_name: firstName, family_name: lastName })
    })
  })
}

const hidden = { schema: { hide: true } }

const plain = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })

/** Only back to the shop itself. */
function returnAddress({ protocol, host }: FastifyRequest, given: string | undefined): URL | undefined {
  const url = given === undefined ? null : URL.parse(given)
  return url && isAtHost(url, host) && url.protocol === `${protocol}:` ? url : undefined
}

/** Whether an address is at a host as requests name it; the usual port may be written or not. */
const isAtHost = (url: URL, host: string): boolean => url.host === URL.parse(`${url.protocol}//${host}`)?.host

function choose(request: FastifyRequest, reply: FastifyReply, query: AuthorizeQuery): FastifyReply {
  const links = SANDBOX_PEOPLE.map((person) => ({
    ...person,
    href: `${SANDBOX_PATHS.authorize}?${new URLSearchParams({ ...query, login_hint: person.email })}`,
  }))
  return plain(reply)
    .header('content-security-policy', CHOOSER_POLICY)
    .type('text/html; charset=utf-8')
    .send(chooserPage(links, languageOf(request.headers['accept-language'])))
}
