import { isolateLtr } from '#domain/text/bidi.ts'

/** 85 × 200, 24x24: sizes, which an Arabic sentence would turn round. */
const SIZE = /\d+(?:[.,]\d+)?(?:\s?[×x]\s?\d+(?:[.,]\d+)?)+/g
/** A number (or a size) and the unit after it. */
const UNIT = /([\d\u2069]) (g|kg|mm|cm|m|ml|gsm|جم|كجم|مم|سم|مل|م)(?![\p{L}])/gu

/**
 * A name as it is shown, for text that people have written: sizes stay left to right, a unit stays with its
 * number. Only invisible characters are added.
 */
export const tidyText = (text: string): string =>
  text.replace(SIZE, (size) => isolateLtr(size.replace(/\s/g, '\u00A0'))).replace(UNIT, '$1\u00A0$2')
