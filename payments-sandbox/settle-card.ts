import { setTokenStatus } from './card-tokens.ts'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'

/** Ends a payment as its card says. A card that was to be saved with it is active once it has paid. */
export function settle({ ledger, tell }: Pick<Sandbox, 'ledger' | 'tell'>, payment: SandboxPayment): SandboxPayment {
  const isPaid = payment.source['response_code'] === '00'
  const settled = isPaid
    ? ledger.write('CHARGED', payment.amount, { ...payment, status: 'paid', charged: payment.amount })
    : ledger.write('CHANGED', 0, { ...payment, status: 'failed' })
  if (payment.source['type'] === 'creditcard') {
    setTokenStatus(ledger, payment.source['token'], isPaid ? 'active' : 'inactive')
  }
  tell(settled, isPaid ? 'payment_paid' : 'payment_failed')
  return settled
}
