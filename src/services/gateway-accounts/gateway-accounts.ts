import { createMoyasarAccount } from '#integrations/payment-accounts/moyasar-account.ts'
import type { MoyasarAccountOptions } from '#integrations/payment-accounts/moyasar-account.ts'
import { readAssociation } from '#integrations/payment-accounts/domain-association.ts'
import type { AssociationSource } from '#integrations/payment-accounts/domain-association.ts'
import { createTabbyAccount } from '#integrations/payment-accounts/tabby-account.ts'
import type { TabbyAccountOptions } from '#integrations/payment-accounts/tabby-account.ts'
import { createTamaraAccount } from '#integrations/payment-accounts/tamara-account.ts'
import type { TamaraAccountOptions } from '#integrations/payment-accounts/tamara-account.ts'
import type { AccountFinding, AccountOptions, VendorAccount } from '#integrations/payment-accounts/vendor-account.ts'
import type { GatewayProvider } from '#integrations/payments/payment-gateway.ts'
import type { Db } from '#db/connection.ts'
import { findWebhook, saveWebhook } from './webhook-registration.repository.ts'

/** Where vendors are to call. */
const WEBHOOK_PATHS: Readonly<Record<GatewayProvider, string>> = {
  MOYASAR: '/api/payments/webhooks/moyasar',
  TABBY: '/api/payments/webhooks/tabby',
  TAMARA: '/api/payments/webhooks/tamara',
}

/** The settings of the accounts; undefined: the shop has none there. */
export interface AccountSettings {
  readonly moyasar: Omit<MoyasarAccountOptions, keyof AccountOptions | 'applePay'> | undefined
  readonly tabby: Omit<TabbyAccountOptions, keyof AccountOptions> | undefined
  readonly tamara: Omit<TamaraAccountOptions, keyof AccountOptions> | undefined
  readonly hasApplePay: boolean
  readonly applePayDomain: AssociationSource
}

type Place = { readonly publicUrl: string; readonly isProduction: boolean; readonly now?: () => Date }

/** The accounts of the shop at its vendors. */
export function openAccounts(settings: AccountSettings, { publicUrl, isProduction, now }: Place): VendorAccount[] {
  const { moyasar, tabby, tamara, hasApplePay, applePayDomain } = settings
  const place = (vendor: GatewayProvider): AccountOptions => ({
    webhookUrl: `${publicUrl}${WEBHOOK_PATHS[vendor]}`,
    isProduction,
    now: now ?? (() => new Date()),
  })
  const applePay = hasApplePay ? { publicUrl, association: () => readAssociation(applePayDomain) } : undefined
  return [
    ...(moyasar ? [createMoyasarAccount({ ...moyasar, ...place('MOYASAR'), applePay })] : []),
    ...(tabby ? [createTabbyAccount({ ...tabby, ...place('TABBY') })] : []),
    ...(tamara ? [createTamaraAccount({ ...tamara, ...place('TAMARA') })] : []),
  ]
}

/** What was found at a gateway, at the mail server, at the provider of text messages, or at WhatsApp. */
export type VendorFinding = AccountFinding & { readonly vendor: GatewayProvider | 'EMAIL' | 'SMS' | 'WHATSAPP' }

/** Checks every account, all of them at once, by harmless calls. */
export async function checkAccounts(db: Db, accounts: readonly VendorAccount[]): Promise<VendorFinding[]> {
  const findings = await Promise.all(
    accounts.map(async ({ vendor, check }) =>
      (await check(await findWebhook(db, vendor))).map((finding) => ({ vendor, ...finding })),
    ),
  )
  return findings.flat()
}

/** Registers the shop's address at every vendor, once. */
export async function registerWebhooks(db: Db, accounts: readonly VendorAccount[]): Promise<VendorFinding[]> {
  const findings: VendorFinding[] = []
  for (const { vendor, webhookUrl, registerWebhook } of accounts) {
    const { webhookId, ...finding } = await registerWebhook(await findWebhook(db, vendor))
    if (webhookId !== null) await saveWebhook(db, { vendor, webhook_id: webhookId, url: webhookUrl })
    findings.push({ vendor, ...finding })
  }
  return findings
}
