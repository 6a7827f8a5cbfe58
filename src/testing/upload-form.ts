/** The pieces of a form with files, as a browser sends it. */
export const BOUNDARY = 'xxBOUNDARYxx'
export const END = `--${BOUNDARY}--\r\n`
export const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'

export const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

export const fieldsOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => field(name, value))
    .join('')

/** What stands before a file's content. */
export const fileHead = (filename: string, name = 'attachments', type = 'application/octet-stream'): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`

export const attachment = (filename: string, content: string | Buffer = PDF, name = 'attachments'): Buffer =>
  Buffer.concat([Buffer.from(fileHead(filename, name)), Buffer.from(content), Buffer.from('\r\n')])

export const body = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))
