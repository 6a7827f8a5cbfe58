import type { Faults } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Hook, HookBook } from './accounts/hook-book.ts'
import type { Tell } from './webhooks.ts'

/** What the routes of each gateway share. */
export interface Sandbox {
  readonly ledger: Ledger
  readonly faults: Faults
  readonly tell: Tell
  readonly hooks: HookBook
  /** Sends an address of Moyasar its code. */
  readonly sendCode: (hook: Hook) => void
  readonly publicUrl: () => string
  /** The time at the gateways, which the owner can put forward. */
  readonly clock: SandboxClock
  readonly keys: SandboxKeys
}

/** A clock that can be put forward, never back. */
export function createClock() {
  let aheadMs = 0
  return {
    now: (): number => Date.now() + aheadMs,
    putForward: (ms: number): void => {
      aheadMs += ms
    },
  }
}

type SandboxClock = ReturnType<typeof createClock>

export type SandboxKeys = ReturnType<typeof sandboxKeys>

/** The keys of shop and sandbox, both made of one secret. */
export const sandboxKeys = (secret: string) => ({
  moyasarSecret: `sk_test_${secret}`,
  moyasarPublishable: `pk_test_${secret}`,
  moyasarWebhook: `moyasar-webhook-${secret}`,
  tabbySecret: `tabby_sk_test_${secret}`,
  /** A key of a shop in another country: it is known, and refused here. */
  tabbyOtherRegion: `tabby_sk_test_uae_${secret}`,
  tabbyWebhook: `tabby-webhook-${secret}`,
  tamaraToken: `tamara-api-${secret}`,
  tamaraNotification: `tamara-notification-${secret}`,
})
