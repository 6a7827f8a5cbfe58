import { parseEmail } from '#domain/contact/email.ts'
import type { Language } from '#domain/language.ts'
import { isBlank } from '#domain/text/invisible.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import type { ApiClient } from '#contract/api-client.ts'

/** The result of a subscription (S350). */
export const NEWSLETTER_OUTCOMES = [
  'subscribed',
  'alreadySubscribed',
  'missingEmail',
  'invalidEmail',
  'tooOften',
  'unexpectedError',
] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** Where a subscription came from, as the shop keeps it. */
export type NewsletterSource = 'footer' | 'blog'

/** What the form holds. `website` is the trap for robots: people leave it empty. */
export const readSubscription = (form: FormData) => ({
  email: String(form.get('email') ?? ''),
  website: String(form.get('website') ?? ''),
  source: form.get('source') === 'blog' ? ('blog' as const) : ('footer' as const),
})

const REFUSED: Readonly<Record<number, NewsletterOutcome>> = { 400: 'invalidEmail', 429: 'tooOften' }

/** Subscribes an address; never throws. */
export async function subscribe(
  api: ApiClient,
  { email, website, source, language }: ReturnType<typeof readSubscription> & { language: Language },
): Promise<NewsletterOutcome> {
  if (isBlank(email)) return 'missingEmail'
  const parsed = parseEmail(email)
  if (!parsed.ok) return 'invalidEmail'
  try {
    const answer = await api.post('/api/newsletter-subscribers', {
      email: parsed.value,
      lang: language,
      source,
      hp: website,
    })
    return answer.code === 'ALREADY_SUBSCRIBED' ? 'alreadySubscribed' : 'subscribed'
  } catch (failure) {
    return (isApiFailure(failure) && REFUSED[failure.status]) || 'unexpectedError'
  }
}
