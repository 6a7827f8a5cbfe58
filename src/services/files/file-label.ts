const MAX_LENGTH = 100

/** Controls, marks that turn or hide text, and what file systems and mail programs give a meaning to. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}"*/:<>?\\|]/gu

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A visitor's file name as a label to show: never a path, at most 100 letters, ending in an extension of what the file
 * really is ("invoice.exe" that is a PDF becomes "invoice.pdf").
 */
export function fileLabel(name: string, extensions: readonly [string, ...string[]]): string {
  const last = name.slice(-2_000).split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    .normalize('NFC')
    .replace(UNWANTED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  const dot = cleaned.lastIndexOf('.')
  const given = dot > 0 ? cleaned.slice(dot + 1).toLowerCase() : ''
  const extension = extensions.find((each) => each === given) ?? extensions[0]
  const stem = (dot > 0 ? cleaned.slice(0, dot) : cleaned).replace(/[.\s]+$/, '')
  const shortened = Array.from(letters.segment(stem), ({ segment }) => segment)
    .slice(0, MAX_LENGTH - extension.length - 1)
    .join('')
  // A letter may be many characters (families of emoji); what is stored has room for 255.
  return `${(shortened || 'file').slice(0, 240).toWellFormed()}.${extension}`
}
