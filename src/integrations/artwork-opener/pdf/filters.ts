import { entry, itemsOf, nameOf, type Held } from './objects.ts'

/** How the bytes of a stream are packed, outermost first: one name or a list of them; none where they lie open. */
export function filtersOf(stream: Held): readonly string[] {
  const filter = entry(stream, 'Filter')
  return [nameOf(filter), ...itemsOf(filter).map(nameOf)].filter((name) => name !== undefined)
}

/** Whether the stream is one JPEG. */
export const isJpeg = (filters: readonly string[]): boolean => filters.length === 1 && filters[0] === 'DCTDecode'

/** Whether a picture's own format is among the packings, so that its bytes are no dots. */
export const isPictureFormat = (filters: readonly string[]): boolean =>
  filters.includes('DCTDecode') || filters.includes('JPXDecode')

/** Whether the stream is packed by deflate alone, or not at all. */
export const isDeflated = (filters: readonly string[]): boolean => filters.every((name) => name === 'FlateDecode')
