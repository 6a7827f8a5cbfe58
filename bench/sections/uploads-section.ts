import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../markdown-table.ts'
import { randomNumbers } from '../random.ts'
import { processorMs, residentMb } from '../shop-process.ts'
import type { ShopProcess } from '../shop-process.ts'

const MEGABYTE = 1024 * 1024
const LARGE = 300 * MEGABYTE
const CUTS = 10
const [SENDERS, SENT_BY_EACH] = [50, 60 * MEGABYTE]
/** What the line of each of them carries: 8 Mbit/s. */
const [SENT_AT_ONCE, EVERY_MS] = [MEGABYTE, 1_000]
/** Of a piece, as the desk of the storefront sends them at most. */
const PIECE = 8 * MEGABYTE
/** Readers of the home page, one after the other each. */
const READERS = 4
const READ_MS = 15_000

/** What a cut upload loses, and what uploads do to those who shop meanwhile. */
export async function uploadsSection(shop: Pick<ShopProcess, 'url' | 'pid'>): Promise<string> {
  return ['## Sending artwork', await cutUpload(shop), await manyUploads(shop)].join('\n\n')
}

async function cutUpload({ url, pid }: Pick<ShopProcess, 'url' | 'pid'>): Promise<string> {
  const file = randomBytes(LARGE)
  const random = randomNumbers(1)
  const cuts = Array.from({ length: CUTS }, () => Math.floor(random() * LARGE)).toSorted((one, other) => one - other)
  const before = await residentMb(pid)
  const began = performance.now()
  const sender = await announce(url, LARGE)
  let [most, resumed] = [before, 0]
  for (const cut of [...cuts, LARGE]) {
    for (let offset = await sender.offset(); offset < cut; offset = await sender.offset()) {
      const end = Math.min(LARGE, offset + PIECE)
      await sender.piece(file.subarray(offset, end), offset, cut < end ? cut - offset : undefined)
      most = Math.max(most, await residentMb(pid))
      if (cut < end) break
    }
    resumed += 1
  }
  const id = await sender.finish()
  const seconds = (performance.now() - began) / 1000
  const isSame = (await sender.hash(id)) === createHash('sha256').update(file).digest('hex')
  return [
    `### ${LARGE / MEGABYTE} MB, cut ${CUTS} times`,
    `Cut in the middle of a piece each time, and continued from what the shop said had arrived (${resumed - 1} times). The same SHA-256 when it was taken back: ${isSame ? 'yes' : 'NO'}. ${seconds.toFixed(0)} s, the shop's memory ${before} MB before, ${most} MB at most.`,
  ].join('\n\n')
}

async function manyUploads({ url, pid }: Pick<ShopProcess, 'url' | 'pid'>): Promise<string> {
  const file = randomBytes(SENT_BY_EACH)
  const readings: number[] = []
  await reading(url, pid)
  const before = await residentMb(pid)
  const quiet = await reading(url, pid)
  let isSending = true
  const sending = Promise.all(
    Array.from({ length: SENDERS }, async () => {
      const sender = await announce(url, SENT_BY_EACH)
      while (isSending) {
        const offset = await sender.offset()
        if (offset >= SENT_BY_EACH) break
        const next = sleep(EVERY_MS)
        await sender.piece(file.subarray(offset, offset + SENT_AT_ONCE), offset)
        readings.push(await residentMb(pid))
        await next
      }
      await sender.cancel()
    }),
  )
  const busy = await reading(url, pid)
  isSending = false
  await sending
  const again = await reading(url, pid)
  const most = Math.max(...readings)
  return [
    `### ${SENDERS} uploads at once`,
    `${SENDERS} browsers send a megabyte a second each while ${READERS} readers ask for the home page. Asked: 95 of 100 answers at most 20% later, at most 10 MB more. The senders are on the same machine. Load when it ended: ${loadavg()[0]?.toFixed(1)}.`,
    table(
      ['/en/home', 'answers', 'half within (ms)', '95% within (ms)', 'processors the shop used'],
      [
        ['before', quiet.count, quiet.half.toFixed(1), quiet.most.toFixed(1), quiet.processor.toFixed(2)],
        ['while they send', busy.count, busy.half.toFixed(1), busy.most.toFixed(1), busy.processor.toFixed(2)],
        ['after', again.count, again.half.toFixed(1), again.most.toFixed(1), again.processor.toFixed(2)],
      ],
    ),
    `95%: ${(busy.most / quiet.most).toFixed(2)} times of before. Memory of the shop: ${before} MB before, ${most} MB at most (+${most - before}).`,
  ].join('\n\n')
}

/** Reads the home page for a while; how long answers took, ms. */
async function reading(url: string, pid: number) {
  const usedBefore = await processorMs(pid)
  const until = performance.now() + READ_MS
  const times: number[] = []
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (performance.now() < until) {
        const began = performance.now()
        await (await fetch(`${url}/en/home`)).arrayBuffer()
        times.push(performance.now() - began)
      }
    }),
  )
  const sorted = times.toSorted((one, other) => one - other)
  const within = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const processor = ((await processorMs(pid)) - usedBefore) / READ_MS
  return { count: sorted.length, processor, half: within(0.5), most: within(0.95) }
}

const TUS = { 'tus-resumable': '1.0.0' }

/** Announces a file as a browser of its own does; the calls that send it. */
async function announce(url: string, byteLength: number) {
  const from = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }
  const metadata = `filename ${Buffer.from('card.pdf').toString('base64')}`
  const announced = await fetch(`${url}/api/artwork-uploads`, {
    method: 'POST',
    headers: { ...TUS, ...from, 'upload-length': String(byteLength), 'upload-metadata': metadata },
  })
  if (!announced.ok) throw new Error(`not announced: ${await announced.text()}`)
  const cookie = announced.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { id } = ((await announced.json()) as { data: { id: string } }).data
  const own = { ...from, cookie }
  const address = `${url}/api/artwork-uploads/${id}`
  return {
    offset: async (): Promise<number> =>
      Number((await fetch(address, { method: 'HEAD', headers: { ...TUS, ...own } })).headers.get('upload-offset')),
    piece: (bytes: Uint8Array, offset: number, cutAfter?: number) =>
      sendPiece(address, { ...TUS, ...own, 'upload-offset': String(offset) }, bytes, cutAfter),
    finish: async (): Promise<string> => {
      const headers = { ...own, 'content-type': 'application/json' }
      const finished = await fetch(`${address}/finish`, { method: 'POST', headers, body: '{}' })
      if (!finished.ok) throw new Error(`not finished: ${await finished.text()}`)
      return ((await finished.json()) as { data: { id: string } }).data.id
    },
    hash: async (version: string): Promise<string> => {
      const hash = createHash('sha256')
      const link = await fetch(`${url}/api/artworks/${version}/original`, { method: 'POST', headers: own })
      if (!link.ok) throw new Error(`no link to the original: ${link.status}`)
      const { path } = ((await link.json()) as { data: { path: string } }).data
      const original = await fetch(url + path, { headers: own })
      if (!original.ok || !original.body) throw new Error(`not taken back: ${original.status}`)
      for await (const part of original.body) hash.update(part as Uint8Array)
      return hash.digest('hex')
    },
    cancel: () => fetch(address, { method: 'DELETE', headers: { ...TUS, ...own } }),
  }
}

/** Sends a piece; with `cutAfter` the line breaks off after so many bytes of it. */
function sendPiece(
  address: string,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array,
  cutAfter?: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/offset+octet-stream', 'content-length': String(bytes.byteLength) }
    const call = request(address, { method: 'PATCH', headers: { ...headers, ...type } }, (answer) => {
      answer.resume()
      answer.once('end', resolve)
    })
    call.once('error', (error) => (cutAfter === undefined ? reject(error) : resolve()))
    if (cutAfter === undefined) call.end(bytes)
    else call.write(bytes.subarray(0, Math.max(1, cutAfter)), () => call.destroy())
  })
}
