import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Opening } from '#integrations/artwork-opener/opening.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { HOSTILE } from '#testing/artwork-corpus/hostile.ts'
import { largePdf } from '#testing/artwork-corpus/large-file.ts'
import { table } from '../markdown-table.ts'

/** What a file may take, in seconds, whatever it holds. */
const LIMIT = 25
/** Of the processor's clock, in a second. */
const TICKS = 100

/** What the process that opens a file has used, as Linux counts it. */
type Used = { readonly megabytes: number; readonly cpuSeconds: number }
type Opened = Used & { readonly name: string; readonly answer: string; readonly seconds: number }

/** Opens every file that was made to harm, and honest ones for speed. */
export async function artworkSection(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-artwork-'))
  try {
    return [await speed(folder), await hostile(folder)].join('\n\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function speed(folder: string): Promise<string> {
  // A machine that does other work meanwhile still gives processor seconds.
  const opener = createArtworkOpener({ workers: 1, deadlineMs: () => 180_000 })
  const card = Buffer.from(await (await madePdf({ content: `0.6 0.1 0 0 k ${rectangle(0, 0, 96, 56)} f` })).save())
  const large = await largePdf()
  const many = Buffer.from(await (await madePdf(...Array.from({ length: 200 }, () => ({ content: '' })))).save())
  const rows: Opened[] = []
  for (const [name, bytes] of [
    ['a card, new process', card],
    ['a card, warm process', card],
    [`${Math.round(large.length / 1e6)} MB, 4 photographs, 80,000 lines`, large],
    ['200 pages', many],
  ] as const) {
    rows.push(await timed(opener, folder, name, bytes))
  }
  await opener.close()
  return [
    '## Opening artwork',
    `From the file on disk to its facts and the pictures of its pages; memory and processor seconds are those of the process which opens it. Load of the machine when it began: ${loadavg()[0]?.toFixed(1)}.`,
    table(
      ['file', 'answer', 'seconds', 'of the processor', 'memory (MB)'],
      rows.map(({ name, answer, seconds, cpuSeconds, megabytes }) => [
        name,
        answer,
        seconds.toFixed(2),
        cpuSeconds.toFixed(2),
        Math.round(megabytes),
      ]),
    ),
  ].join('\n\n')
}

async function hostile(folder: string): Promise<string> {
  const opener = createArtworkOpener({ workers: 1 })
  const all: Opened[] = []
  for (const { name, make } of HOSTILE) all.push(await timed(opener, folder, name, await make()))
  await opener.close()
  const answers = Map.groupBy(all, ({ answer }) => answer)
  const slowest = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 12)
  const over = all.filter(({ seconds }) => seconds > LIMIT).length
  return [
    '### Files made to harm',
    `${all.length} files: ${[...answers].map(([answer, files]) => `${files.length} ${answer}`).join(', ')}. Over ${LIMIT} s: ${over}. Processes left: ${(await openers()).length}.`,
    table(
      ['slowest', 'answer', 'seconds', 'memory (MB)'],
      slowest.map(({ name, answer, seconds, megabytes }) => [name, answer, seconds.toFixed(1), Math.round(megabytes)]),
    ),
  ].join('\n\n')
}

async function timed(opener: ArtworkOpener, folder: string, name: string, bytes: Buffer): Promise<Opened> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const before = new Map((await usedBy(await openers())).map(({ id, cpuSeconds }) => [id, cpuSeconds]))
  let used: Used = { megabytes: 0, cpuSeconds: 0 }
  const look = async () => {
    const now = (await usedBy(await openers())).find(({ megabytes }) => megabytes > 0)
    if (now) used = { megabytes: now.megabytes, cpuSeconds: now.cpuSeconds - (before.get(now.id) ?? 0) }
  }
  const looking = setInterval(() => void look(), 100)
  const began = performance.now()
  const opening = await opener.open(path)
  const seconds = (performance.now() - began) / 1000
  clearInterval(looking)
  await look()
  return { name, answer: answerOf(opening), seconds, ...used }
}

function answerOf(opening: Opening): string {
  if (opening.outcome === 'FAILED') return `ended for ${opening.reason.toLowerCase()}`
  if (opening.outcome !== 'OPENED') return opening.outcome === 'REFUSED' ? 'refused' : 'for a person'
  return opening.facts.isDamaged || opening.facts.isLocked ? 'cannot be read' : 'opened'
}

/** The processes of this one that open files, by number. */
async function openers(): Promise<readonly string[]> {
  const found: string[] = []
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')
    const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
    if (command.includes('opener-worker.ts') && status.includes(`PPid:\t${process.pid}\n`)) found.push(id)
  }
  return found
}

const usedBy = (ids: readonly string[]): Promise<readonly (Used & { readonly id: string })[]> =>
  Promise.all(
    ids.map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
      const times = (await readFile(`/proc/${id}/stat`, 'latin1').catch(() => '')).split(' ')
      return {
        id,
        megabytes: Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024,
        cpuSeconds: (Number(times[13] ?? 0) + Number(times[14] ?? 0)) / TICKS,
      }
    }),
  )
