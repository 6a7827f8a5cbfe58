import { SOFTWARE } from '#domain/software.ts'
import { SANDBOX_PATHS } from '#api/google-sandbox/google-sandbox.routes.ts'
import type { Config } from '#config'

const SANDBOX_CLIENT = `${SOFTWARE.id}-demo`

/** Whom to ask about access tokens of Google: Google itself, in the demo our own stand-in, otherwise none. */
export function googleOf({ google, http, demo, production }: Config) {
  const { clientId, authorizeUrl, tokenInfoUrl, userInfoUrl } = google
  if (clientId) return { clientId, authorizeUrl, tokenInfoUrl, userInfoUrl, isSandbox: false }
  if (!demo || production) return undefined
  const ourselves = `http://${http.host === '0.0.0.0' ? '127.0.0.1' : http.host}:${http.port}`
  return {
    clientId: SANDBOX_CLIENT,
    // On whatever host the browser knows the shop by.
    authorizeUrl: SANDBOX_PATHS.authorize,
    tokenInfoUrl: `${ourselves}${SANDBOX_PATHS.tokenInfo}`,
    userInfoUrl: `${ourselves}${SANDBOX_PATHS.userInfo}`,
    isSandbox: true,
  }
}
