import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { fact } from '../mail-content.ts'
import type { Fact } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMail } from '../new-message.ts'

export type SpecialRequestFacts = {
  readonly reference: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly companyName: string | null
  readonly categoryName: string | null
  readonly productType: string | null
  readonly quantity: number | null
  readonly size: string | null
  /** YYYY-MM-DD */
  readonly neededBy: string | null
  /** halalas */
  readonly budget: number | null
  readonly description: string
  readonly installRequired: boolean
  readonly city: string | null
  readonly fileNames: readonly string[]
  readonly language: Language
}

/** What a special request sets off: a receipt for the visitor and the request for the shop. */
export function specialRequestMail(request: SpecialRequestFacts, staffAddress: string): NewMail[] {
  const t = sentencesOf(request.language)
  const { reference, language } = request
  return [
    {
      dedupeKey: `request-received:${reference}`,
      template: 'request-received',
      recipient: request.email,
      language,
      content: letter(t, t('requestReceived.subject', { reference }), [
        { block: 'text', text: t('requestReceived.text') },
        { block: 'facts', facts: fact(t('reference'), reference, 'code') },
        { block: 'text', text: t('requestReceived.keep') },
      ]),
    },
    {
      dedupeKey: `request-for-staff:${reference}`,
      template: 'request-for-staff',
      recipient: staffAddress,
      language,
      headers: { 'Reply-To': request.email },
      content: {
        subject: t('requestForStaff.subject', { reference }),
        blocks: [
          { block: 'text', text: t('requestForStaff.text') },
          { block: 'facts', facts: factsOf(request) },
          { block: 'quote', label: t('description'), text: request.description },
          ...(request.fileNames.length > 0
            ? [
                {
                  block: 'quote',
                  label: t('files', { count: request.fileNames.length }),
                  text: request.fileNames.join('\n'),
                } as const,
              ]
            : []),
        ],
      },
    },
  ]
}

function factsOf(request: SpecialRequestFacts): Fact[] {
  const t = sentencesOf(request.language)
  return [
    ...fact(t('reference'), request.reference, 'code'),
    ...fact(t('name'), request.fullName),
    ...fact(t('email'), request.email, 'code'),
    ...fact(t('phone'), request.phone, 'code'),
    ...fact(t('company'), request.companyName),
    ...fact(t('category'), request.categoryName),
    ...fact(t('productType'), request.productType),
    ...fact(t('quantity'), request.quantity?.toLocaleString('en'), 'code'),
    ...fact(t('size'), request.size),
    ...fact(t('neededBy'), request.neededBy, 'code'),
    ...fact(t('budget'), request.budget === null ? null : plainPrice(request.budget, request.language)),
    ...fact(t('installation'), request.installRequired ? t('installationWanted') : null),
    ...fact(t('city'), request.city),
  ]
}
