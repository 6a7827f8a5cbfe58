/** The plural categories of Arabic; English uses `one` and `other`, and `two` where it has a word for it (“both”). */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A message that depends on `{count}`; a form that is missing takes `other`. */
export type PluralMessage = { readonly other: string } & {
  readonly [Form in PluralForm]?: string
}

/** Plain text with `{name}` placeholders, or its plural forms. */
export type Message = string | PluralMessage

/** The messages of one language and area, written `as const`. */
export type Messages = { readonly [key: string]: Message }

/** Names that every message may use and no caller gives: those of the shop (domain/brand). */
type ShopWord = 'shop' | 'shopCity'

/** The names between braces in a text. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, ShopWord> | NamesIn<Rest>
  : never

/** The names a message needs; a plural always needs `count`. */
export type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'count'

/** What a message is given: numbers are grouped ("1,000"), texts are isolated so that they do not turn the sentence. */
export type ArgumentsOf<M> = {
  readonly [Name in NamesOf<M>]: Name extends 'count' ? number : string | number
}

/** The argument list of `t`: nothing more when the message has no placeholders. */
export type MessageArguments<M> = [NamesOf<M>] extends [never] ? [] : [args: ArgumentsOf<M>]

/** A piece of a message: text, or the name of a placeholder that the caller fills. */
export type MessagePart = { readonly text: string } | { readonly name: string }

/** A text that holds all of the names. */
type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : UnionToIntersection<Name extends string ? `${string}{${Name}}${string}` : never>

type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never

/**
 * The shape of the Arabic file: `export const ar = { … } as const satisfies ArabicOf<typeof en>`. Same
 * keys, no placeholder forgotten, all six forms of a plural (which may leave `{count}` out: "منتجان").
 */
export type ArabicOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? TextWith<NamesOf<English[Key]>>
    : { readonly [Form in PluralForm]: TextWith<Exclude<NamesOf<English[Key]>, 'count'>> }
}

/**
 * Both languages together: `({ en, ar }) satisfies Bilingual<typeof en, typeof ar>`. Besides what
 * ArabicOf checks, no Arabic message may use a placeholder the English one does not have.
 */
export type Bilingual<English, Arabic extends ArabicOf<English>> = {
  readonly en: English
  readonly ar: {
    readonly [Key in keyof Arabic]: Key extends keyof English
      ? [Exclude<NamesOf<Arabic[Key]>, NamesOf<English[Key]>>] extends [never]
        ? Arabic[Key]
        : { unknownPlaceholder: Exclude<NamesOf<Arabic[Key]>, NamesOf<English[Key]>> }
      : { unknownKey: Key }
  }
}
