import { z } from 'zod'
import { success } from '../envelope.ts'
import { emailField, languageField, trapField } from './form-field.ts'

export const NEWSLETTER_SOURCES = ['footer', 'blog', 'signup', 'checkout'] as const

/** A visitor who wants the newsletter (S349). */
export const NewsletterSubscription = z.strictObject({
  email: emailField(),
  lang: languageField(),
  source: z.enum(NEWSLETTER_SOURCES).optional().describe('Where the form was; default `footer`'),
  hp: trapField(),
})

/** 201 with SUBSCRIBED, or 200 with ALREADY_SUBSCRIBED, which is no failure (S350). */
export const NewsletterAnswer = success(z.null()).extend({ code: z.enum(['SUBSCRIBED', 'ALREADY_SUBSCRIBED']) })

/** The secret of a subscription, as the mail carries it. */
export const UnsubscribeQuery = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/) })

/** What a mail program posts for one-click unsubscription (RFC 8058). Anything in it is ignored. */
export const UnsubscribeAnswer = success(z.null()).extend({ code: z.literal('UNSUBSCRIBED') })
