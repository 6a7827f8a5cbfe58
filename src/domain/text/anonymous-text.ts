/**
 * A text of a program, such as an error's stack, without personal data: what follows the path of an
 * address, email addresses, and runs of digits long enough for a phone or card number.
 */
export const anonymousText = (text: string): string =>
  text
    .replace(/(\/[^\s?#()'"]*)[?#][^\s()'"]*/g, '$1')
    .replace(/[^\s@()<>'":/]+@[^\s@()<>'":/]+/g, '<email>')
    .replace(/\p{Nd}(?:[ -]?\p{Nd}){6,}/gu, '<number>')
