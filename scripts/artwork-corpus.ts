/**
 * Makes the corpora of good and broken artwork, opens and checks every file as the shop does, and writes what came of it to
 * docs/artwork-checks.md: `npm run artwork:corpus`, with `-- --files DIRECTORY` the files stay there to be looked at.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Severity } from '#domain/preflight/finding.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { CORPUS } from '#testing/artwork-corpus/corpus.ts'
import type { CorpusFile } from '#testing/artwork-corpus/corpus-file.ts'
import { judge, type Judged } from '#testing/artwork-corpus/judge.ts'

const REPORT = 'docs/artwork-checks.md'
const MARK = '<!-- written by scripts/artwork-corpus.ts -->'
const WORKERS = 2

const { values } = parseArgs({ options: { files: { type: 'string' } } })
const folder = values.files ?? (await mkdtemp(join(tmpdir(), 'matbaa-corpus-')))
const opener = createArtworkOpener({ workers: WORKERS, deadlineMs: () => 120_000 })

const results = new Map<CorpusFile, Judged>()
const queue = Object.values(CORPUS).flatMap((groups) => Object.values(groups).flat())
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (let file = queue.shift(); file; file = queue.shift()) results.set(file, await judge(opener, file, folder))
  }),
)
await opener.close()
if (values.files === undefined) await rm(folder, { recursive: true, force: true })

const judged = (files: readonly CorpusFile[]): readonly Judged[] => files.flatMap((file) => results.get(file) ?? [])
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const answers = ['NAMED', 'OTHER', 'PERSON', 'SILENT'] as const
const brokenRow = (name: string, files: readonly Judged[]): string =>
  row(name, files.length, ...answers.map((answer) => files.filter((each) => each.answer === answer).length))

const severities: readonly Severity[] = ['ERROR', 'WARNING', 'NOTE']
const goodRow = (name: string, files: readonly Judged[]): string =>
  row(
    name,
    files.length,
    ...severities.map(
      (severity) => files.filter(({ findings }) => findings.some((each) => each.severity === severity)).length,
    ),
    files.filter(({ answer }) => answer === 'PERSON').length,
  )

const table = (
  head: string,
  groups: Readonly<Record<string, readonly CorpusFile[]>>,
  of: typeof brokenRow,
): readonly string[] => [
  head,
  head.replace(/[^|]+/g, ' --- '),
  ...Object.entries(groups).map(([name, files]) => of(name, judged(files))),
  of('**all**', judged(Object.values(groups).flat())),
]

const missed = [...results.values()]
  .filter(({ file, answer, findings }) =>
    file.expected.length > 0 ? answer !== 'NAMED' : findings.some(({ severity }) => severity !== 'NOTE'),
  )
  .map(({ file, answer, findings }) => {
    const found = findings.map(({ code }) => code).join(', ') || 'nothing'
    return `- \`${file.name}\`: made for ${file.expected.join(' or ') || 'nothing'}, found ${found} (${answer.toLowerCase()})`
  })
const times = [...results.values()].map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
const at = (part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0)

const report = [
  MARK,
  '',
  '### Broken files',
  '',
  ...table('| about | files | named | another finding | to a person | accepted |', CORPUS.broken, brokenRow),
  '',
  '### Good files',
  '',
  ...table('| about | files | with an error | with a warning | with a note | to a person |', CORPUS.good, goodRow),
  '',
  '### What fell short',
  '',
  ...(missed.length > 0 ? missed : ['Nothing.']),
  '',
  `Opening and checking one file, ${WORKERS} at a time: half within ${at(0.5)} ms, 95% within ${at(0.95)} ms, at a load of ${loadavg()[0]?.toFixed(0)}.`,
  '',
].join('\n')

const [before = ''] = (await readFile(REPORT, 'utf8')).split(MARK)
await writeFile(REPORT, before + report)
console.log(report)
process.exit(0)
