import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madePdf } from '#testing/artwork/made-pdf.ts'
import { HOSTILE } from '#testing/artwork-corpus/hostile.ts'
import { createArtworkOpener } from './artwork-opener.ts'

const opener = createArtworkOpener({ workers: 1 })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-hostile-'))
})
afterAll(async () => {
  await opener.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(bytes: Uint8Array) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return opener.open(path)
}

/** Files that are large or slow by design; the section `artwork` of the bench opens them all. */
const HEAVY =
  /gigabyte|packed|30,000|000 by|million|ten-fold|nested|100,000|hundredth|blur|without an end|bytes turned (?!8$|16$|24$)|cut off [^3]/

describe('files made to harm', () => {
  test('there are many', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(200)
    expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(HOSTILE.length)
  })

  test.each(HOSTILE.filter(({ name }) => !HEAVY.test(name)))('$name', { timeout: 40_000 }, async ({ make }) => {
    const began = performance.now()
    const { outcome } = await open(await make())
    expect(['OPENED', 'REFUSED', 'NEEDS_PERSON', 'FAILED']).toContain(outcome)
    expect(performance.now() - began).toBeLessThan(25_000)
  })

  test('the next honest file is opened as ever', { timeout: 40_000 }, async () => {
    const card = await (await madePdf({ content: '0 0 0 1 k 9 9 99 99 re f' })).save()
    expect(await open(card)).toMatchObject({ outcome: 'OPENED', facts: { isDamaged: false } })
  })
})
