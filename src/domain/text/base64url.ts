/** The last characters whose spare bits are zero, by how many characters of a group of four there are. */
const LAST: Readonly<Record<number, RegExp>> = { 0: /^$|[A-Za-z0-9_-]$/, 2: /[AQgw]$/, 3: /[AEIMQUYcgkosw048]$/ }

/**
 * Whether a text is base64url as it is written. Reading ignores the spare bits of the last character, so that several
 * texts mean the same bytes; only one of them was made by us.
 */
export const isTidyBase64Url = (text: string): boolean =>
  /^[A-Za-z0-9_-]*$/.test(text) && (LAST[text.length % 4]?.test(text) ?? false)
