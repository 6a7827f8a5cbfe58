import type { Language } from '#domain/language.ts'
import { fact } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMail } from '../new-message.ts'

export type ContactFacts = {
  readonly reference: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly language: Language
}

/**
 * What a contact message sets off: a receipt for the visitor and the message for the shop. The receipt repeats nothing
 * the visitor wrote, so that the form cannot be used to send one's own words to strangers.
 */
export function contactMail(contact: ContactFacts, staffAddress: string): NewMail[] {
  const t = sentencesOf(contact.language)
  const { reference, language } = contact
  return [
    {
      dedupeKey: `contact-received:${reference}`,
      template: 'contact-received',
      recipient: contact.email,
      language,
      content: letter(t, t('contactReceived.subject', { reference }), [
        { block: 'text', text: t('contactReceived.text') },
        { block: 'facts', facts: fact(t('reference'), reference, 'code') },
        { block: 'text', text: t('contactReceived.keep') },
      ]),
    },
    {
      dedupeKey: `contact-for-staff:${reference}`,
      template: 'contact-for-staff',
      recipient: staffAddress,
      language,
      headers: { 'Reply-To': contact.email },
      content: {
        subject: t('contactForStaff.subject', { reference }),
        blocks: [
          { block: 'text', text: t('contactForStaff.text') },
          {
            block: 'facts',
            facts: [
              ...fact(t('reference'), reference, 'code'),
              ...fact(t('name'), contact.fullName),
              ...fact(t('email'), contact.email, 'code'),
              ...fact(t('phone'), contact.phone, 'code'),
            ],
          },
          { block: 'quote', label: t('message'), text: contact.message },
        ],
      },
    },
  ]
}
