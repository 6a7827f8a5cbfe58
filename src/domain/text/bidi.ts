const FIRST_STRONG_ISOLATE = '\u2068'
const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** A text inside a plain-text sentence, prevented from turning what stands around it. In pages use `<bdi>`. */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`

/** The same for what always runs left to right: phone numbers, codes, sizes, prices. */
export const isolateLtr = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`

/** The text without such marks, for places that count every letter. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')
