import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EICAR, startClamd } from '#testing/stand-ins/clamd-stand-in.ts'
import { clamdAddress } from './clamd-address.ts'
import { createClamd } from './clamd.ts'
import { scannedOpener, ScannerIsAway } from './scanned-opener.ts'

let folder: string
let clamd: Awaited<ReturnType<typeof startClamd>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
  clamd = await startClamd()
})
afterAll(async () => {
  await clamd.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const scannerAt = (url: string, silenceMs?: number) => {
  const address = clamdAddress(url)
  if (!address) throw new Error('no address')
  return createClamd(address, silenceMs)
}

describe('a scanner', () => {
  test('finds a file clean, also one of many pieces', async () => {
    const large = await fileOf('large.bin', Buffer.alloc(900_000, 7))
    expect(await scannerAt(clamd.url).scan(large)).toEqual({ ok: true, value: { kind: 'CLEAN' } })
  })

  test('names the virus that it finds', async () => {
    const infected = await fileOf('card.pdf', `%PDF-1.7 ${EICAR}`)
    const verdict = { kind: 'INFECTED', name: 'Win.Test.EICAR_HDB-1' }
    expect(await scannerAt(clamd.url).scan(infected)).toEqual({ ok: true, value: verdict })
  })

  test('that takes no file of this size says so, and is away for it', async () => {
    const large = await fileOf('huge.bin', Buffer.alloc(3_000_000))
    const scanned = await scannerAt(clamd.url).scan(large)
    expect(scanned).toMatchObject({ ok: false, error: { code: 'scanner/away' } })
  })

  test('that does not run, is silent or hangs up is away', async () => {
    const file = await fileOf('small.bin', 'small')
    const dead = await startClamd()
    await dead.close()
    expect(await scannerAt(dead.url).scan(file)).toMatchObject({ ok: false, error: { code: 'scanner/away' } })
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const scanned = await scannerAt(`tcp://127.0.0.1:${port}`, 50).scan(file)
    silent.close()
    expect(scanned).toMatchObject({ ok: false, error: { code: 'scanner/away' } })
  })
})

test('addresses are of a host or of a socket', () => {
  expect(clamdAddress('tcp://clamav:3311')).toEqual({ host: 'clamav', port: 3311 })
  expect(clamdAddress('tcp://clamav')).toEqual({ host: 'clamav', port: 3310 })
  expect(clamdAddress('unix:///run/clamd.sock')).toEqual({ path: '/run/clamd.sock' })
  expect(clamdAddress('http://clamav:3310')).toBeUndefined()
})

test('nothing is opened but what is clean', async () => {
  const opened: string[] = []
  const opener = scannedOpener(
    {
      open: async (path) => {
        opened.push(path)
        return { outcome: 'FAILED', reason: 'CRASH' }
      },
      separate: async () => ({ outcome: 'IMPOSSIBLE' }),
      unpack: async () => ({ outcome: 'REFUSED' }),
      drawFirst: async () => ({ outcome: 'IMPOSSIBLE' }),
      close: async () => undefined,
    },
    scannerAt(clamd.url),
  )
  const [clean, infected] = [await fileOf('clean.pdf', 'clean'), await fileOf('bad.pdf', EICAR)]
  expect(await opener.open(infected)).toEqual({ outcome: 'REFUSED', format: 'INFECTED' })
  await opener.open(clean)
  expect(opened).toEqual([clean])
  const away = scannedOpener(opener, scannerAt('tcp://127.0.0.1:1'))
  await expect(away.open(clean)).rejects.toThrow(ScannerIsAway)
})
