import { isolateLtr } from './bidi.ts'

/** Latin words and numbers with the signs and spaces between them: "Roll-up 85 × 200 cm", "+966 50 123 4567". */
const RUN = /[+#]?[\p{Script=Latin}\d](?:[\p{Script=Latin}\d\s.,:/×+&@_'%°²³-]*[\p{Script=Latin}\d%°²³])?/gu
const ARABIC = /\p{Script=Arabic}/u
const ISOLATE = /[\u2066-\u2069]/

/**
 * Arabic that people have written, for print: what runs left to right in it stays together and in order. Text without
 * Arabic, or with isolates of its own, is unchanged.
 */
export const isolateLatinRuns = (text: string): string =>
  ARABIC.test(text) && !ISOLATE.test(text) ? text.replace(RUN, isolateLtr) : text

/**
 * A text that people have written, for a line of Arabic: one without Arabic stays as it is as a whole, with the full stop
 * of "Rayhan Coffee Co." at its end.
 */
export const isolateInArabic = (text: string): string =>
  text === '' || ARABIC.test(text) || ISOLATE.test(text) ? isolateLatinRuns(text) : isolateLtr(text)
