import type { OwnLimits } from '#domain/payments/payment-method.ts'
import type { CardVault, GatewayProvider, PaymentGateway } from '#integrations/payments/payment-gateway.ts'

/** What customers need to know to transfer money. */
export type BankAccount = { readonly name: string; readonly bank: string; readonly iban: string }

/** Every way to take money that is set up. */
export interface Gateways {
  readonly moyasar?: (PaymentGateway & CardVault) | undefined
  readonly tabby?: PaymentGateway | undefined
  readonly tamara?: PaymentGateway | undefined
  readonly bank?: BankAccount | undefined
  readonly hasApplePay: boolean
  readonly hasStcPay: boolean
  /** Limits of amounts that the shop has agreed on with its providers. */
  readonly limits?: OwnLimits | undefined
}

/** The gateway of a provider; undefined when it is not set up. */
export function gatewayOf({ moyasar, tabby, tamara }: Gateways, provider: string): PaymentGateway | undefined {
  const all: Readonly<Record<GatewayProvider, PaymentGateway | undefined>> = {
    MOYASAR: moyasar,
    TABBY: tabby,
    TAMARA: tamara,
  }
  return Object.hasOwn(all, provider) ? all[provider as GatewayProvider] : undefined
}
