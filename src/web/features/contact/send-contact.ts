import { redirect } from '#ui/router/outcome.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type { PageActionArgs } from '../../app/page.ts'
import type { Language } from '#domain/language.ts'
import { hrefs } from '../../site-map.ts'
import { refusalOf } from '#ui/form/refusal.ts'
import type { Refusal } from '#ui/form/refusal.ts'
import { EMPTY_CONTACT } from './contact-rules.ts'
import type { ContactValues } from './contact-rules.ts'

/** Sends a message; answers its reference. Refusals are thrown. */
export async function sendContact(api: ApiClient, values: ContactValues, language: Language): Promise<string> {
  const { data } = await api.post('/api/contacts', { ...values, lang: language })
  return (data as { reference: string }).reference
}

/** A form that was not taken, with what was typed. */
export type RefusedContact = { refusal: Refusal; values: ContactValues }

/** Answers the form of a browser without script: leads to the thanks, or gives back what was typed. */
export async function answerContact({ form, api, language }: PageActionArgs): Promise<RefusedContact> {
  const typed = Object.keys(EMPTY_CONTACT).map((name) => [name, String(form.get(name) ?? '')] as const)
  const values = Object.fromEntries(typed) as ContactValues
  let sent: string
  try {
    sent = await sendContact(api, values, language)
  } catch (failure) {
    return { refusal: refusalOf(failure), values }
  }
  throw redirect(`${hrefs.contactUs({ sent })}#sent`)
}
