import type { Language } from '#domain/language.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMail } from '../new-message.ts'

export type SubscriptionFacts = {
  readonly email: string
  readonly language: Language
  readonly token: string
  /** Distinguishes one subscription of the same address from the next. */
  readonly occasion: string
}

/**
 * The welcome of a new subscriber, with both ways out: the link opens a page with a button (a mail scanner that follows
 * links must not unsubscribe anybody), the header serves the button of mail programs (RFC 8058).
 */
export function newsletterWelcome(subscription: SubscriptionFacts, publicUrl: string): NewMail {
  const { email, language, token, occasion } = subscription
  const t = sentencesOf(language)
  return {
    dedupeKey: `newsletter-welcome:${occasion}`,
    template: 'newsletter-welcome',
    recipient: email,
    language,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/newsletter-subscribers/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    content: letter(t, t('newsletterWelcome.subject'), [
      { block: 'text', text: t('newsletterWelcome.text') },
      { block: 'text', text: t('newsletterWelcome.leave') },
      { block: 'link', label: t('newsletterWelcome.link'), href: `${publicUrl}/${language}/home?unsubscribe=${token}` },
    ]),
  }
}
