import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FINDINGS, type FindingCode } from '#domain/preflight/finding.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { CORPUS } from './corpus.ts'
import { judge } from './judge.ts'

const opener = createArtworkOpener({ workers: 2, deadlineMs: () => 60_000 })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-corpus-'))
})
afterAll(async () => {
  await opener.close()
  await rm(folder, { recursive: true, force: true })
})

const good = Object.values(CORPUS.good).flat()
const broken = Object.values(CORPUS.broken).flat()

/** The first file made for each finding: `npm run artwork:corpus` opens all of them. */
const firsts = [...Map.groupBy(broken, ({ expected }) => expected[0])].flatMap(([, files]) => files.slice(0, 1))
const fewGood = good.filter((_, index) => index % 25 === 0)

test('the corpora are large enough, and every file has a name of its own', () => {
  const names = [...good, ...broken].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(good.length).toBeGreaterThanOrEqual(150)
  expect(broken.length).toBeGreaterThanOrEqual(200)
})

test('every finding has a broken file, but for the few that are of no file', () => {
  const made = new Set<FindingCode>(broken.flatMap(({ expected }) => expected))
  const without = (Object.keys(FINDINGS) as FindingCode[]).filter((code) => !made.has(code))
  // Those of content come from what a customer answers, not from the file.
  const ofFiles = without.filter((code) => !code.startsWith('content-'))
  expect(ofFiles.toSorted()).toEqual(['colour-other', 'font-replaced', 'page-at-a-tenth'])
})

describe.concurrent('broken files', () => {
  test.each(firsts.map((file) => [file.name, file] as const))('%s is named', { timeout: 90_000 }, async (_, file) => {
    const { answer, findings } = await judge(opener, file, folder)
    expect({ answer, codes: findings.map(({ code }) => code) }).toMatchObject({ answer: 'NAMED' })
  })
})

describe.concurrent('good files', () => {
  test.each(fewGood.map((file) => [file.name, file] as const))(
    '%s has nothing to say',
    { timeout: 90_000 },
    async (_, file) => {
      const { findings } = await judge(opener, file, folder)
      expect(findings.filter(({ severity }) => severity !== 'NOTE')).toEqual([])
    },
  )
})
