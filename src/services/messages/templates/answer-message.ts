import type { Language } from '#domain/language.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { whatsAppContent } from '../whatsapp/templates.ts'

export type AnswerFacts = {
  readonly id: string
  readonly language: Language
  readonly product: string
  readonly question: string
  readonly answer: string
  /** The product's page. */
  readonly href: string
}

/** Sends a customer the shop's answer to a question about a product: by e-mail, else a link by text message. */
export function answerMessage(
  { id, language, product, question, answer, href }: AnswerFacts,
  to: { readonly kind: 'email' | 'phone'; readonly value: string },
): NewMessage {
  const t = sentencesOf(language)
  const facts = {
    dedupeKey: `question-answered:${id}`,
    template: 'question-answered',
    language,
    recipient: to.value,
  } as const
  if (to.kind === 'phone') {
    const whatsapp = whatsAppContent('question-answered', { product }, href, language)
    return { ...facts, whatsapp, text: `${t('brand')}: ${t('answer.sms', { product })} ${href}` }
  }
  const blocks = [
    { block: 'quote', label: t('answer.question'), text: question },
    { block: 'quote', label: t('answer.answer'), text: answer },
    { block: 'action', label: t('answer.link'), href },
  ] as const
  const content = letter(t, t('answer.subject', { product }), blocks, t('answer.whyYou'))
  return { ...facts, content }
}
