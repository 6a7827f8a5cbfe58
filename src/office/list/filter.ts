/** A filter of a list: values to tick, a day, or a text. */
export type Filter = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'choices'
      readonly choices: readonly { readonly value: string; readonly label: string }[]
      /** Only one of them can be set. */
      readonly isSingle?: true
    }
  | { readonly kind: 'day' }
  | { readonly kind: 'text' }
  /** Set by a link and taken out here; its value is shown as this text. */
  | { readonly kind: 'link'; readonly text: string }
)
