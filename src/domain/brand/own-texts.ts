import type { Language } from '../language.ts'

/**
 * Sentences that a shop may word itself, by area and key of the message files (`web/i18n`; area `mail`: `services/messages`), with
 * what they may name beside `{shop}` and `{shopCity}`. A test compares the list with the files.
 */
export const OWN_TEXTS = {
  'home.title': [],
  'home.description': [],
  'home.categories': [],
  'home.bestSellers': [],
  'home.newest': [],
  'home.newestText': [],
  'home.howTitle': [],
  'home.howText': ['time'],
  'home.sendTitle': [],
  'home.sendText': [],
  'home.printTitle': [],
  'home.printText': ['days', 'date'],
  'home.deliverTitle': [],
  'home.deliverText': ['riyadh', 'largeCities', 'elsewhere'],
  'home.clients': [],
  'home.stories': [],
  'home.askTitle': [],
  'home.askText': [],
  'home.askExample': [],
  'static-page.aboutDescription': [],
  'static-page.figures': [],
  'static-page.visitTitle': [],
  'static-page.visitText': ['hours'],
  'contact.description': [],
  'contact.lead': [],
  'blog.title': [],
  'blog.description': [],
  'blog.lead': [],
  'shell.footerTitle': [],
  'mail.regards': [],
  'mail.whyYou': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type OwnTextKey = keyof typeof OWN_TEXTS

/** The shop's own wording by language; a sentence that is missing is the built one. */
export type OwnTexts = Readonly<Record<Language, Readonly<Partial<Record<OwnTextKey, string>>>>>

/** Names between braces of a text that its sentence does not have. */
export const unknownNames = (key: OwnTextKey, text: string): readonly string[] => {
  const known: ReadonlySet<string> = new Set(['shop', 'shopCity', ...OWN_TEXTS[key]])
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '').filter((name) => !known.has(name))
}

/** The messages of an area with the shop's own wording in them. */
export function withOwnTexts<Messages extends Readonly<Record<string, unknown>>>(
  messages: Messages,
  area: string,
  own: Readonly<Partial<Record<string, string>>>,
): Messages {
  const prefix = `${area}.`
  const changed = Object.entries(own).filter(([key]) => key.startsWith(prefix))
  if (changed.length === 0) return messages
  return { ...messages, ...Object.fromEntries(changed.map(([key, text]) => [key.slice(prefix.length), text])) }
}

/** Sentences worded in one language only: in the other the built one stands beside them. */
export const halfWorded = ({ en, ar }: OwnTexts): readonly { readonly key: OwnTextKey; readonly missing: Language }[] =>
  (Object.keys(OWN_TEXTS) as OwnTextKey[]).flatMap((key) => {
    if ((en[key] === undefined) === (ar[key] === undefined)) return []
    return [{ key, missing: en[key] === undefined ? ('en' as const) : ('ar' as const) }]
  })
