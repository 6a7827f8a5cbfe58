import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { PageFacts } from '#domain/preflight/file-facts.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Opening } from '#integrations/artwork-opener/opening.ts'
import { madePdf, rectangle, type MadePage } from './made-pdf.ts'

/** Colour on the whole page of a card. */
export const FULL = `0.6 0.1 0 0 k ${rectangle(0, 0, 96, 56)} f`

/** An opener with a folder of files, from the first test of a file to its last. */
export function openedFiles() {
  // A machine that builds beside the tests must not make them fail.
  const opener = createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 })
  const folder = mkdtempSync(join(tmpdir(), 'matbaa-opener-'))
  let files = 0

  const open = async (bytes: Uint8Array | string): Promise<Opening> => {
    const path = join(folder, `file-${(files += 1)}`)
    await writeFile(path, bytes)
    return opener.open(path)
  }
  const opened = async (bytes: Uint8Array | string) => {
    const opening = await open(bytes)
    if (opening.outcome !== 'OPENED') throw new Error(`not opened: ${JSON.stringify(opening)}`)
    return opening
  }
  const page = async (made: MadePage): Promise<PageFacts> => {
    const [first] = (await opened(await (await madePdf(made)).save())).facts.pages
    if (!first) throw new Error('a made PDF has a page')
    return first
  }

  // The first file waits for the readers to be loaded.
  beforeAll(async () => void (await open(await (await madePdf({})).save())), 60_000)
  afterAll(async () => {
    await opener.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { opener, folder, open, opened, page }
}
