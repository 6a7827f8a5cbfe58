import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { newBuyer, lineOf, simpleProduct } from '../orders.ts'
import type { Line } from '../orders.ts'
import { accept } from '../office/office-owner.ts'

/** A card of two pages with 3 mm of bleed, as a browser prints it. */
const CARD = `<!doctype html><meta charset="utf-8"><style>
  @page { size: 96mm 56mm; margin: 0 } body { margin: 0; font: 14pt sans-serif }
  section { position: relative; inline-size: 96mm; block-size: 56mm; overflow: hidden; break-after: page; background: #fdfcf5 }
  i { position: absolute; inline-size: 60mm; block-size: 60mm; border-radius: 50% }
  p { position: absolute; margin: 0; inset-inline-start: 12mm; inset-block-start: 12mm; font-size: 20pt }
</style>
<section><i style="background:#0f7a96;left:48mm;top:-26mm"></i><i style="background:#d13a1f;left:-8mm;top:26mm"></i>
  <p>Noura Al Otaibi<br>055 123 4567</p></section>
<section style="direction:rtl"><i style="background:#f2b705;left:30mm;top:30mm"></i><p lang="ar">استوديو نورة</p></section>`

const TUS = { 'tus-resumable': '1.0.0' }

/** Sends a file from a browser; answers the id of its version once it is opened. */
async function sendFile({ request }: BrowserContext, bytes: Buffer, name: string): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const headers = { ...TUS, 'upload-metadata': metadata, 'upload-length': String(bytes.length) }
  const begun = await request.post('/api/artwork-uploads', { headers })
  const { id } = ((await begun.json()) as { data: { id: string } }).data
  const piece = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await request.patch(`/api/artwork-uploads/${id}`, { headers: piece, data: bytes })
  const finished = await request.post(`/api/artwork-uploads/${id}/finish`, { data: {} })
  expect(finished.ok(), await finished.text()).toBe(true)
  const version = ((await finished.json()) as { data: { id: string } }).data.id
  await expect
    .poll(async () => ((await (await request.get(`/api/artworks/${version}`)).json()) as Artwork).data.state, {
      timeout: 90_000,
    })
    .toBe('OPENED')
  return version
}

type Artwork = { data: { state: string } }

/** An accepted order of a customer whose line, of a card, is printed from a file they sent. */
export async function orderWithFile(page: Page, language: string) {
  await page.setContent(CARD)
  const buffer = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const product = await simpleProduct(
    page.context(),
    ({ prices, features }) =>
      prices[0]?.remainingQuantity === null && features.some(({ control }) => control === 'FILE'),
  )
  return orderPrinted(page.context(), language, { name: 'card.pdf', buffer }, lineOf(product))
}

/** An accepted order of a customer whose line is printed from a file they sent. */
export async function orderPrinted(
  context: BrowserContext,
  language: string,
  file: { readonly name: string; readonly buffer: Buffer },
  ordered: Line,
) {
  const version = await sendFile(context, file.buffer, file.name)
  const buyer = await newBuyer(context, language)
  await buyer.call('GET', '/artworks')
  const line = { ...ordered, designMode: 'UPLOAD', artworkIds: [version] }
  const placed = await buyer.place([line])
  await buyer.confirm(placed)
  await buyer.call('GET', `/payments/${placed.paymentId}`)
  await accept(placed.orderNumber)
  return { ...placed, code: `${placed.orderNumber}-1`, buyer }
}

/** Does something with a line as the person who is signed in to the office on this page; answers its data. */
const atDesk = <Data>(page: Page, code: string, what: string, form: object): Promise<Data> =>
  page.evaluate(
    async ([address, action, body]) => {
      const line = (await (await fetch(address)).json()) as { data: { version: number } }
      const headers = { 'content-type': 'application/json', 'if-match': `"${line.data.version}"` }
      const answer = await fetch(`${address}/${action}`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      return ((await answer.json()) as { data: unknown }).data
    },
    [`/api/office/artwork/lines/${code}`, what, JSON.stringify(form)] as const,
  ) as Promise<Data>

/** A proof that was sent; answers the path of its page. */
export async function sentProof(page: Page, code: string, form: object = {}): Promise<string> {
  await atDesk(page, code, 'overrule', { reason: 'Looked at by a person' }).catch(() => undefined)
  const { link } = await atDesk<{ link: string }>(page, code, 'proofs', form)
  return new URL(link).pathname
}
