import { SOFTWARE } from '#domain/software.ts'
import type { Config } from '#config'
import { reportingRefusals } from '#integrations/payments/gateway-refusal.ts'
import type { GatewayRefusal } from '#integrations/payments/gateway-refusal.ts'
import { askGateway } from '#integrations/payments/gateway-request.ts'
import { createMoyasar } from '#integrations/payments/moyasar.ts'
import { createTabby } from '#integrations/payments/tabby.ts'
import { createTamara } from '#integrations/payments/tamara.ts'
import type { GatewayProvider } from '#integrations/payments/payment-gateway.ts'
import type { Gateways } from '#services/payments/gateways.ts'
import type { sandboxKeys } from '../../payments-sandbox/sandbox.ts'

/** The payment sandbox, as the shop and its visitors reach it. */
export interface PaymentsSandbox {
  readonly url: string
  readonly browserUrl: string
  readonly keys: ReturnType<typeof sandboxKeys>
}

/** An account that stands in for the shop's in the demo; its number is well formed and not in use. */
const DEMO_BANK = { iban: 'SA0380000000608010167519', bank: 'Demo Bank', name: 'Demo Shop' }

type RefusalReport = (refusal: GatewayRefusal) => void

/** Who takes money: the gateways of the configuration, or the sandbox in the place of all of them. */
export function createGateways(
  { payments }: Pick<Config, 'payments'>,
  sandbox: PaymentsSandbox | undefined,
  report: RefusalReport,
): Gateways {
  const { moyasar, tabby, tamara, bank, hasApplePay, hasStcPay, limits } = payments
  if (sandbox) return { ...sandboxGateways(sandbox, report), limits }
  const ask = (vendor: GatewayProvider) => reportingRefusals(askGateway, vendor, report)
  return {
    moyasar: moyasar && createMoyasar({ ...moyasar, browserUrl: moyasar.url, ask: ask('MOYASAR') }),
    tabby: tabby && createTabby({ ...tabby, ask: ask('TABBY') }),
    tamara: tamara && createTamara({ ...tamara, ask: ask('TAMARA') }),
    bank,
    hasApplePay,
    hasStcPay,
    limits,
  }
}

/** The gateways at the sandbox. Apple Pay is offered there as well: only browsers that have it show it. */
export const sandboxGateways = (
  { url, browserUrl, keys }: PaymentsSandbox,
  report: RefusalReport = () => undefined,
): Gateways => ({
  moyasar: createMoyasar({
    ask: reportingRefusals(askGateway, 'MOYASAR', report),
    url: `${url}/moyasar/v1`,
    browserUrl: `${browserUrl}/moyasar/v1`,
    secretKey: keys.moyasarSecret,
    publishableKey: keys.moyasarPublishable,
    webhookSecret: keys.moyasarWebhook,
  }),
  tabby: createTabby({
    ask: reportingRefusals(askGateway, 'TABBY', report),
    url: `${url}/tabby`,
    secretKey: keys.tabbySecret,
    merchantCode: SOFTWARE.id,
    webhookSecret: keys.tabbyWebhook,
  }),
  tamara: createTamara({
    ask: reportingRefusals(askGateway, 'TAMARA', report),
    url: `${url}/tamara`,
    apiToken: keys.tamaraToken,
    notificationToken: keys.tamaraNotification,
  }),
  bank: DEMO_BANK,
  hasApplePay: true,
  hasStcPay: true,
})
