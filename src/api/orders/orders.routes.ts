import type { ApiServer } from '../api-server.ts'
import { refuseOtherSites } from '../own-pages.ts'
import { gatewayRoutes } from './gateway.routes.ts'
import { notificationRoutes } from './notification.routes.ts'
import { orderRoutes } from './order.routes.ts'
import type { OrderServices } from './order-services.ts'
import { paymentLinkRoutes } from './payment-link.routes.ts'
import { paymentRoutes } from './payment.routes.ts'
import { placeOrderRoutes } from './place-order.routes.ts'
import { receiptRoutes } from './receipt.routes.ts'

/** The calls of orders and payments. Those of customers are not for other sites; gateways call from elsewhere. */
export async function ordersRoutes(api: ApiServer, services: OrderServices): Promise<void> {
  gatewayRoutes(api, services)
  await api.register(async (own: ApiServer) => {
    own.addHook('onRequest', refuseOtherSites(services.publicUrl))
    placeOrderRoutes(own, services)
    orderRoutes(own, services)
    paymentRoutes(own, services)
    paymentLinkRoutes(own, services)
    notificationRoutes(own, services)
    await own.register((uploads: ApiServer) => receiptRoutes(uploads, services))
  })
}
