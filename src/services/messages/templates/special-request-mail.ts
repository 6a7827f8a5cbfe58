import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { fitInMail } from '../attached-files.ts'
import { fact } from '../mail-content.ts'
import type { Block, Fact } from '../mail-content.ts'
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
  readonly files: readonly { readonly name: string; readonly byteSize: number }[]
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
          ...filesOf(request),
        ],
      },
    },
  ]
}

/** The names of the files, and where to get them when they are too large to come along. */
function filesOf({ files, language, reference }: SpecialRequestFacts): Block[] {
  if (files.length === 0) return []
  const t = sentencesOf(language)
  const names = files.map(({ name }) => name).join('\n')
  const list: Block = { block: 'quote', label: t('files', { count: files.length }), text: names }
  if (fitInMail(files.map(({ byteSize }) => byteSize))) return [list]
  return [
    list,
    { block: 'quote', label: t('requestForStaff.tooLarge'), text: `npm run shop -- request-files ${reference}` },
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
