import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { finishPending } from './finish-pending.ts'

/**
 * A visitor who closed the browser on the way back from the bank finds the order paid (S325): its products leave the
 * cart, and that is said. Without an answer the cart stays as it is; paying it again would get the same answer.
 */
export async function toastLeftPayment(api: ApiClient, language: Language): Promise<void> {
  const [paid] = await Promise.all([finishPending(api), loadMessages(language, ['cart'])])
  if (!paid) return
  toast({ title: translatorOf(language, 'cart').t('leftPaid', { number: String(paid.orderNumber) }) })
}
