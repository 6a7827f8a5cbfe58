import type { OpenAPI3 } from 'openapi-typescript'
import { pino } from 'pino'
import { registerApi } from '#api/app.ts'
import { createHttpServer } from '../main/http-server.ts'
import { unused } from './unused.ts'

/** The OpenAPI document of all calls, as /api/docs/json serves it. Nothing is called, so no database is needed. */
export async function describedApi(): Promise<OpenAPI3> {
  const app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  await registerApi(app, {
    isProduction: false,
    publicUrl: 'http://localhost:3000',
    customers: unused('customers'),
    carts: {
      price: unused('price'),
      keptCarts: unused('kept carts'),
      limits: unused('limits'),
      quotation: unused('quotation'),
      now: () => new Date(),
    },
    orders: {
      place: unused('place'),
      moves: unused('moves'),
      orders: unused('orders'),
      priceAgain: unused('price again'),
      payments: unused('payments'),
      cards: unused('cards'),
      cardGateway: null,
      documentsOf: unused('documents'),
      documentFile: unused('documents'),
      limits: unused('limits'),
    },
    catalog: unused('catalog'),
    suggest: unused('suggest'),
    storefront: unused('storefront'),
    blog: unused('blog'),
    staticPages: unused('staticPages'),
    settings: unused('settings'),
    inbox: { inbox: unused('inbox'), newsletter: unused('newsletter'), limits: unused('limits'), publicUrl: '' },
    openPublicFile: async () => undefined,
  })
  try {
    return JSON.parse((await app.inject('/api/docs/json')).body)
  } finally {
    await app.close()
  }
}
