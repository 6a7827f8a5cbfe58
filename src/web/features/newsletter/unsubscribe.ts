import { isApiFailure } from '../../api-context.ts'
import type { PageActionArgs } from '../../app/page.ts'

/** What came of leaving the newsletter. */
export type UnsubscribeOutcome = 'unsubscribed' | 'unknown' | 'failed'

/** The name under which the token travels, in the address and in the form. */
export const TOKEN = 'unsubscribe'

/**
 * Leaves the newsletter. The address of a letter only opens a page with this form, because mail scanners
 * follow every link (S352); never throws.
 */
export async function unsubscribe({ form, api }: PageActionArgs): Promise<UnsubscribeOutcome> {
  try {
    await api.get('/api/newsletter-subscribers/unsubscribe', { query: { token: String(form.get(TOKEN) ?? '') } })
    return 'unsubscribed'
  } catch (failure) {
    const isRefusal = isApiFailure(failure) && failure.status >= 400 && failure.status < 500
    return isRefusal && failure.status !== 429 ? 'unknown' : 'failed'
  }
}
