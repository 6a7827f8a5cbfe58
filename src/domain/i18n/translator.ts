import type { Language } from '../language.ts'
import { isolate } from '../text/bidi.ts'
import { groupedNumber } from '../text/grouped-number.ts'
import type { ArgumentsOf, Message, MessageArguments, MessagePart, Messages, PluralForm } from './message.ts'

/** Says messages in one language; its type comes from the English messages. */
export type Translator<M extends Messages> = {
  readonly language: Language
  /** The message as plain text. */
  readonly t: <Key extends keyof M & string>(key: Key, ...args: MessageArguments<M[Key]>) => string
  /** The message in pieces: arguments left out stay placeholders, for a page to fill with elements. */
  readonly parts: <Key extends keyof M & string>(
    key: Key,
    args?: Partial<ArgumentsOf<M[Key]>>,
  ) => readonly MessagePart[]
}

/** See ShopWord in message.ts. */
const SHOP_WORDS: ReadonlySet<string> = new Set(['shop', 'shopCity'])

type Values = { readonly [name: string]: string | number | undefined }

/**
 * The translator of a language: `createTranslator<typeof en>('ar', ar)`. Make it once and keep it. `shopWords` answers what
 * messages call the shop (`{shop}`, `{shopCity}`), asked each time because a shop may be renamed.
 */
export function createTranslator<M extends Messages>(
  language: Language,
  messages: { readonly [Key in keyof M]: Message },
  shopWords: () => Values = () => ({}),
): Translator<M> {
  const plurals = new Intl.PluralRules(language)

  // In Arabic two is a form of its own; English, which has none by the rules, may word it all the same ("both").
  const formOf = (count: number) => (count === 2 ? 'two' : (plurals.select(count) as PluralForm))
  const textOf = (message: Message, { count }: Values): string =>
    typeof message === 'string' ? message : (message[formOf(Number(count))] ?? message.other)

  const parts = (key: keyof M, values: Values = {}): MessagePart[] =>
    // With a capturing group, every second piece is a placeholder's name.
    textOf(messages[key], values)
      .split(/\{(\w+)\}/)
      .map((piece, index) =>
        index % 2
          ? filled(piece, values[piece] ?? (SHOP_WORDS.has(piece) ? shopWords()[piece] : undefined), language)
          : { text: piece },
      )
      .filter((part) => !('text' in part) || part.text !== '')

  return {
    language,
    parts,
    t: (key, ...[values]) => {
      const message = messages[key]
      if (!values && typeof message === 'string' && !message.includes('{')) return message
      return parts(key, values)
        .map((part) => ('text' in part ? part.text : `{${part.name}}`))
        .join('')
    },
  }
}

function filled(name: string, value: string | number | undefined, language: Language): MessagePart {
  if (value === undefined) return { name }
  if (typeof value === 'number') return { text: groupedNumber(value) }
  return { text: mayTurn(value, language) ? isolate(value) : value }
}

/** Whether the text runs against the language around it, or would be broken up by it. */
const mayTurn = (value: string, language: Language): boolean =>
  language === 'ar' ? /[\dA-Za-z]/.test(value) : /[\u0590-\u08FF\uFB1D-\uFEFC]/.test(value)
