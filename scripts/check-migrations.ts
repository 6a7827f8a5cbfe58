/**
 * Reads every migration for what would stop the traffic of a running shop, or what the version before cannot live with.
 * What released migrations have is listed in known-migration-findings.json; `--write` lists it again, for a file that was renumbered.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findingsIn, RULES } from './migration-findings.ts'

const FOLDER = 'src/db/migrations'
const KNOWN = 'scripts/known-migration-findings.json'

const found = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => [file, findingsIn(readFileSync(join(FOLDER, file), 'utf8'))] as const),
)

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (options.write) {
  const rules = [...found].flatMap(([file, findings]) =>
    findings.length > 0 ? [[file, findings.map(({ rule }) => rule)] as const] : [],
  )
  writeFileSync(KNOWN, `${JSON.stringify(Object.fromEntries(rules), undefined, 2)}\n`)
}

const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as Record<string, readonly string[]>
for (const [file, findings] of found) {
  const left = [...(known[file] ?? [])]
  for (const { rule, statement } of findings) {
    const at = left.indexOf(rule)
    if (at >= 0) left.splice(at, 1)
    else complain(`${FOLDER}/${file}: ${rule}: ${RULES.find(({ name }) => name === rule)?.advice}\n    ${statement}`)
  }
  for (const rule of left) complain(`${KNOWN}: ${file} has no ${rule} any more`)
}
for (const file of Object.keys(known)) if (!found.has(file)) complain(`${KNOWN}: there is no ${file}`)

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
