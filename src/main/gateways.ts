import type { Config } from '#config'
import { createMoyasar } from '#integrations/payments/moyasar.ts'
import { createTabby } from '#integrations/payments/tabby.ts'
import { createTamara } from '#integrations/payments/tamara.ts'
import type { Gateways } from '#services/payments/gateways.ts'
import type { RunningSandbox } from './payments-sandbox.ts'

/** An account that stands in for the shop's in the demo; its number is well formed and nobody's. */
const DEMO_BANK = { iban: 'SA0380000000608010167519', bank: 'Demo Bank', name: 'Matbaa' }

/** Who takes money: the gateways of the configuration, or the sandbox in the place of all of them. */
export function createGateways({ payments }: Pick<Config, 'payments'>, sandbox: RunningSandbox | undefined): Gateways {
  const { moyasar, tabby, tamara, bank, hasApplePay, hasStcPay } = payments
  if (sandbox) return sandboxGateways(sandbox)
  return {
    moyasar: moyasar && createMoyasar({ ...moyasar, browserUrl: moyasar.url }),
    tabby: tabby && createTabby(tabby),
    tamara: tamara && createTamara(tamara),
    bank,
    hasApplePay,
    hasStcPay,
  }
}

/** The gateways at the sandbox. Apple Pay is offered there as well: only browsers that have it show it. */
export const sandboxGateways = ({ url, browserUrl, keys }: RunningSandbox): Gateways => ({
  moyasar: createMoyasar({
    url: `${url}/moyasar/v1`,
    browserUrl: `${browserUrl}/moyasar/v1`,
    secretKey: keys.moyasarSecret,
    publishableKey: keys.moyasarPublishable,
    webhookSecret: keys.moyasarWebhook,
  }),
  tabby: createTabby({
    url: `${url}/tabby`,
    secretKey: keys.tabbySecret,
    merchantCode: 'matbaa',
    webhookSecret: keys.tabbyWebhook,
  }),
  tamara: createTamara({
    url: `${url}/tamara`,
    apiToken: keys.tamaraToken,
    notificationToken: keys.tamaraNotification,
  }),
  bank: DEMO_BANK,
  hasApplePay: true,
  hasStcPay: true,
})
