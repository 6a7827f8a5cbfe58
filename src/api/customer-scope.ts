import type { ApiServer } from './api-server.ts'
import { addressRoutes, placeRoutes } from './addresses/address.routes.ts'
import { takeForms } from './forms/form-body.ts'
import { refuseOtherSites } from './own-pages.ts'
import { favoriteRoutes } from './wishlist/wishlist.routes.ts'
import { createCookies } from './customers/cookies.ts'
import type { CustomerServices } from './customers/customer-services.ts'
import { passkeyLoginRoutes, passkeyRoutes } from './customers/passkey.routes.ts'
import { profileRoutes } from './customers/profile.routes.ts'
import { reauthenticationRoutes, undoRoutes } from './customers/reauthentication.routes.ts'
import { deviceRoutes, sessionRoutes } from './customers/session.routes.ts'
import { signInRoutes } from './customers/sign-in.routes.ts'
import { signUpRoutes } from './customers/sign-up.routes.ts'
import { ownRequestRoutes } from './inbox/own-request.routes.ts'

/** The calls of customers. In a scope of its own: they take forms, are never stored, and not for other sites. */
export async function customerRoutes(api: ApiServer, services: CustomerServices, publicUrl: string): Promise<void> {
  const cookies = createCookies(publicUrl.startsWith('https:'))
  await api.register(async (scope: ApiServer) => {
    takeForms(scope)
    placeRoutes(scope, services)
    addressRoutes(scope, services)
    favoriteRoutes(scope, services)
    await scope.register(async (own: ApiServer) => {
      own.addHook('onRequest', refuseOtherSites(publicUrl))
      own.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      signInRoutes(own, services, cookies)
      signUpRoutes(own, services, cookies)
      sessionRoutes(own, services, cookies, publicUrl)
      deviceRoutes(own, services, cookies)
      profileRoutes(own, services, cookies)
      reauthenticationRoutes(own, services, cookies)
      undoRoutes(own, services)
      passkeyLoginRoutes(own, services, cookies)
      passkeyRoutes(own, services, cookies)
      ownRequestRoutes(own, services)
    })
  })
}
