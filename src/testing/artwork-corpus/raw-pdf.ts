const HEADER = '%PDF-1.7\n'

/** The catalog and the pages of a file with one page, which is its third object. */
export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A page of 90 × 50 mm whose content is the fourth object. */
export const page = (resources = '<< >>', entries = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 255 142] /Contents 4 0 R /Resources ${resources} ${entries} >>`

/** A PDF of objects as they are written, which no library would write. */
export function rawPdf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from(HEADER)]
  const offsets: number[] = []
  let length = HEADER.length
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  }
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** A stream with its dictionary. */
export function rawStream(content: string | Buffer, entries = ''): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** A file with one page of this content. */
export const onePage = (content: Buffer, resources?: string, more: readonly (string | Buffer)[] = []): Buffer =>
  rawPdf([CATALOG, PAGES, page(resources), content, ...more])
