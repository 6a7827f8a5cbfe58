import { ApiFailure } from '../api-client.ts'
import type { ApiRequest, ApiResponse, ApiTransport } from '../api-client.ts'

/** Where a new access token is asked for, by the cookie that the browser keeps. */
const REFRESH_URL = '/api/customers/refresh-token'

/** Calls of a signed-in customer: the access token lives here, in the memory of the page, and nowhere else. */
export interface SessionTransport {
  readonly send: ApiTransport
  /** Notes the token of a customer who has signed in; undefined when they have signed out. */
  readonly setToken: (accessToken: string | undefined) => void
  /**
   * Asks for a token, once for all who ask at the same time. Whether a customer is signed in; throws ApiFailure when the
   * shop does not say.
   */
  readonly refresh: () => Promise<boolean>
  /** The same, without asking where there is a token already. */
  readonly ensure: () => Promise<boolean>
}

/**
 * A transport that signs its calls. One that is answered 401 waits for a new token, which is asked for once however many
 * wait, and is then made again, once (S444 to S447). When there is no new token, every waiting call gets the 401 and
 * `onSignedOut` is called.
 *
 * A visitor's call may be answered otherwise than a customer's, and never with 401: those that `needsToken` names wait for a
 * token where there is none, and are not made when the shop does not say whether there is one.
 */
export function createSessionTransport(
  transport: ApiTransport,
  onSignedOut: () => void,
  needsToken: (request: ApiRequest) => boolean = () => false,
): SessionTransport {
  let token: string | undefined
  let refreshing: Promise<boolean> | undefined

  const askForToken = async (): Promise<boolean> => {
    const before = token
    const { status, body } = await transport({
      method: 'POST',
      url: REFRESH_URL,
      headers: { Accept: 'application/json' },
      body: new FormData(),
    })
    // Signed in or out meanwhile: that is newer than this answer.
    if (token !== before) return token !== undefined
    // A shop that cannot answer has not said that the session is over.
    if (status !== 200 && status !== 401) throw new ApiFailure(status, null)
    const next = status === 200 ? tokenIn(body) : undefined
    // The answer was cut off, because its page is being left: it has not said that the session is over either.
    if (status === 200 && next === undefined) throw new ApiFailure(0, null)
    token = next
    if (token === undefined && before !== undefined) onSignedOut()
    return token !== undefined
  }

  const refresh = (): Promise<boolean> => {
    refreshing ??= askForToken().finally(() => (refreshing = undefined))
    return refreshing
  }

  const ensure = async (): Promise<boolean> => token !== undefined || refresh()

  const signed = (request: ApiRequest): Promise<ApiResponse> =>
    transport(token === undefined ? request : withToken(request, token))

  return {
    send: async (request) => {
      if (needsToken(request)) await ensure()
      const used = token
      const answer = await signed(request)
      if (answer.status !== 401 || request.url === REFRESH_URL) return answer
      // While this one was on its way another call may have got a new token, or signed out.
      if (token !== used) return token === undefined ? answer : signed(request)
      return (await refresh()) ? signed(request) : answer
    },
    setToken: (accessToken) => {
      token = accessToken
    },
    refresh,
    ensure,
  }
}

const withToken = (request: ApiRequest, token: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
})

function tokenIn(body: unknown): string | undefined {
  const { data } = Object.assign({ data: undefined as unknown }, body)
  const { accessToken } = Object.assign({ accessToken: undefined as unknown }, data)
  return typeof accessToken === 'string' ? accessToken : undefined
}
