import { join } from 'node:path'
import type { Config } from '#config'
import type { Db } from '#db/connection.ts'
import { enterBookedPayments } from '#services/checkout/generate/enter-booked-payments.ts'
import type { PaymentsSandbox } from '#shop/gateways.ts'
import { controlKeyOf } from '../../payments-sandbox/control-key.ts'

/** What of a running shop is needed to enter its payments. */
export interface DemoPaymentParts {
  readonly config: Pick<Config, 'dataFolder'>
  readonly db: Db
  readonly sandbox: Pick<PaymentsSandbox, 'url'>
}

/**
 * Enters the payments of the demo into the ledger of the payment sandbox: no browser has paid them there, and a gateway
 * refunds only what it knows.
 */
export async function enterDemoPayments({ config, db, sandbox }: DemoPaymentParts): Promise<void> {
  const key = controlKeyOf(join(config.dataFolder, 'payments-sandbox'))
  await enterBookedPayments(db, async (payments) => {
    const answer = await fetch(`${sandbox.url}/control/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(payments),
    })
    if (!answer.ok) throw new Error(`the payment sandbox refused the payments of the demo: ${await answer.text()}`)
  })
}
