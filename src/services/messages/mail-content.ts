/** A value beside its name: words run as their own language does, codes (phones, references) always left to right. */
export type Fact = { readonly label: string; readonly value: string; readonly kind: 'words' | 'code' }

/** Something that was ordered: its name, what was chosen of it, how many, and what all of them cost. */
export type MailGoods = {
  readonly name: string
  readonly details: string
  readonly quantity: string
  readonly price: string
  /** Names the attached picture of it; a mail that goes without that picture shows none. */
  readonly picture?: string | undefined
}

/** A piece of a mail. The same pieces make its plain text and its HTML, so both always say the same. */
export type Block =
  | { readonly block: 'text'; readonly text: string }
  | { readonly block: 'code'; readonly code: string }
  | { readonly block: 'facts'; readonly facts: readonly Fact[] }
  | { readonly block: 'goods'; readonly goods: readonly MailGoods[] }
  | { readonly block: 'quote'; readonly label: string; readonly text: string }
  | { readonly block: 'link'; readonly label: string; readonly href: string }
  /** The one link that the mail is for. */
  | { readonly block: 'action'; readonly label: string; readonly href: string }
  | { readonly block: 'small'; readonly text: string }

export type MailContent = { readonly subject: string; readonly blocks: readonly Block[] }

/** A fact, or nothing when there is no value. */
export const fact = (label: string, value: string | null | undefined, kind: Fact['kind'] = 'words'): Fact[] =>
  value ? [{ label, value, kind }] : []
