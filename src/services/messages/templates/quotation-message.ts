import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { fact } from '../mail-content.ts'
import type { Block } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { whatsAppContent } from '../whatsapp/templates.ts'

export type QuotationFacts = {
  /** Of the version: one message of a kind for each. */
  readonly id: string
  readonly reference: string
  readonly language: Language
  readonly email: string
  readonly phone: string
  readonly total: Halalas
  readonly validUntil: IsoDate
  readonly words: string | null
  /** Where it is read and accepted. */
  readonly href: string
}

/** Informs a customer that their quotation is ready, or that it ends soon: by e-mail and by text message. */
export function quotationMessages(news: 'quotation-ready' | 'quotation-ending', facts: QuotationFacts): NewMessage[] {
  const { id, reference, language, email, phone, href } = facts
  const t = sentencesOf(language)
  const key = news === 'quotation-ready' ? 'quotationReady' : 'quotationEnding'
  const values = { reference, total: plainPrice(facts.total, language), day: dayInWords(facts.validUntil, language) }
  const blocks: Block[] = [
    { block: 'text', text: t(`${key}.text`, values) },
    ...(facts.words !== null && news === 'quotation-ready'
      ? [{ block: 'quote', label: t('quotation.words'), text: facts.words } as const]
      : []),
    {
      block: 'facts',
      facts: [
        ...fact(t('reference'), reference, 'code'),
        ...fact(t('quotation.total'), values.total),
        ...fact(t('quotation.validUntil'), values.day),
      ],
    },
    { block: 'action', label: t('quotation.open'), href },
  ]
  const both = { template: news, language } as const
  const whatsapp = whatsAppContent(news, values, href, language)
  return [
    {
      ...both,
      dedupeKey: `${news}:${id}:email`,
      recipient: email,
      content: letter(t, t(`${key}.subject`, values), blocks, t('quotation.whyYou')),
    },
    {
      ...both,
      dedupeKey: `${news}:${id}:sms`,
      recipient: phone,
      whatsapp,
      text: `${t('brand')}: ${t(`${key}.sms`, values)} ${href}`,
    },
  ]
}
