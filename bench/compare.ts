import { request } from 'node:http'
import { measureLoad, median, withBareServer } from './load.ts'
import type { Load } from './load.ts'
import type { ShopProcess } from './shop-process.ts'

/** An address of the shop beside a bare server sending the same bytes, in turns within one run. */
export type Comparison = {
  path: string
  bytes: number
  encoding: string
  shop: Load
  bare: Load
  /** requests per second, shop over bare: median of the pairs */
  ratio: number
  /** processor time per request, bare over shop: median of the pairs */
  cpuRatio: number
}

type Options = {
  encoding: string
  seconds: number
  pairs: number
  barePort: number
  language?: string
  headers?: Record<string, string>
}

const WARM_UP_SECONDS = 2

/** Compares by turns: bare, shop, bare, shop … so that a machine that slows down slows both. */
export async function compareWithBare(shop: ShopProcess, path: string, options: Options): Promise<Comparison> {
  const headers = {
    'accept-encoding': options.encoding,
    ...(options.language && { 'accept-language': options.language }),
    ...options.headers,
  }
  const url = shop.url + path
  for (let n = 0; n < 3; n++) await download(url, headers)
  const sample = await download(url, headers)
  if (sample.status !== 200) throw new Error(`${path} answered ${sample.status}`)
  const load = { seconds: options.seconds, headers }
  const pairs = await withBareServer(options.barePort, sample.body, sample.headers, async (bareUrl, barePid) => {
    const measured: { shop: Load; bare: Load }[] = []
    // Neither is compared before its code is compiled.
    for (const [address, pid] of [
      [bareUrl, barePid],
      [url, shop.pid],
    ] as const) {
      await measureLoad(address, pid, { ...load, seconds: WARM_UP_SECONDS })
    }
    for (let n = 0; n < options.pairs; n++) {
      const bare = await measureLoad(bareUrl, barePid, load)
      measured.push({ bare, shop: await measureLoad(url, shop.pid, load) })
    }
    return measured
  })
  const last = pairs.at(-1)
  if (!last) throw new Error('no pairs')
  return {
    path,
    bytes: sample.body.length,
    encoding: sample.encoding,
    ...last,
    ratio: median(pairs.map(({ shop: ours, bare }) => ours.perSecond / bare.perSecond)),
    cpuRatio: median(pairs.map(({ shop: ours, bare }) => bare.cpuMs / ours.cpuMs)),
  }
}

type Sample = { status: number; body: Buffer; headers: string[]; encoding: string }

/** The bytes as sent: fetch() would unpack them. */
function download(url: string, headers: Record<string, string>): Promise<Sample> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          headers: withoutConnectionHeaders(response.rawHeaders),
          encoding: response.headers['content-encoding'] ?? 'identity',
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Headers that the HTTP server adds by itself are left to the bare server too. */
function withoutConnectionHeaders(raw: readonly string[]): string[] {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return raw.filter((_, n) => !own.has((raw[n - (n % 2)] ?? '').toLowerCase()))
}
