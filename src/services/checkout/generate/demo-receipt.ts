import { groupedNumber } from '#domain/text/grouped-number.ts'

/** The receipt of a bank transfer of the demo: one page with the fonts that every reader has. */
export function demoReceipt({
  number,
  total,
  at,
}: {
  readonly number: number
  readonly total: number
  readonly at: Date
}) {
  const lines = [
    'TRANSFER RECEIPT',
    'Demo Bank, Riyadh',
    `Date: ${at.toISOString().slice(0, 10)}`,
    'To: The print shop',
    `Amount: SAR ${groupedNumber(Math.floor(total / 100))}.${String(total % 100).padStart(2, '0')}`,
    `Purpose: order ${number}`,
  ]
  const text = lines.map((line, index) => `${index === 0 ? '/F 18 Tf' : '/F 12 Tf'} (${line}) Tj T*`).join('\n')
  const stream = `BT 24 TL 40 360 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}
