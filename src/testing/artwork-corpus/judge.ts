import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkArtwork } from '#domain/preflight/check-artwork.ts'
import { verdictOf, type Finding } from '#domain/preflight/finding.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { CorpusFile } from './corpus-file.ts'

/** NAMED: by the finding it was made for; OTHER: stopped by another one; PERSON: read by a person; SILENT: printed as it is. */
export type Answer = 'NAMED' | 'OTHER' | 'PERSON' | 'SILENT'

export type Judged = {
  readonly file: CorpusFile
  readonly answer: Answer
  readonly findings: readonly Finding[]
  readonly milliseconds: number
}

/** Writes a file, opens it as the shop does, and checks it for what was ordered. */
export async function judge(opener: ArtworkOpener, file: CorpusFile, folder: string): Promise<Judged> {
  const path = join(folder, file.name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await file.make())
  const start = performance.now()
  const opening = await opener.open(path)
  const milliseconds = performance.now() - start
  if (opening.outcome !== 'OPENED') {
    const answer =
      file.expected.includes('file-needs-person') && opening.outcome === 'NEEDS_PERSON' ? 'NAMED' : 'PERSON'
    return { file, answer, findings: [], milliseconds }
  }
  for (const picture of opening.pictures) await rm(picture.path, { force: true })
  const findings = checkArtwork(opening.facts, file.spec)
  return { file, answer: answerOf(file, findings), findings, milliseconds }
}

function answerOf({ expected }: CorpusFile, findings: readonly Finding[]): Answer {
  if (findings.some(({ code }) => expected.includes(code))) return 'NAMED'
  const verdict = verdictOf(findings)
  if (verdict === 'NEEDS_PERSON') return 'PERSON'
  return verdict === 'CLEAN' ? 'SILENT' : 'OTHER'
}
