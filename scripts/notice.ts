/**
 * Writes NOTICE: the licences of the packages that the shop runs on and of what it ships, with the copyright lines they
 * ask to keep. Run it after every change of the packages; with `--check` (part of `npm run verify`) it only compares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FAMILIES } from './lettering/families.ts'

const FILE = 'NOTICE'

/** What is shipped and is no package of its own. */
const SHIPPED = [
  ['Readex Pro, the typeface, in subsets', 'src/ui/styles/fonts/LICENSE.txt'],
  ['FOGRA39L Coated, the colour profile of the press', 'src/integrations/press-colours/profiles/LICENSE.txt'],
  ['PostgreSQL, the embedded server', 'scripts/licences/postgresql.txt'],
  ['React, in the files that browsers get', 'node_modules/react/LICENSE'],
] as const

/** Compiled into the files that browsers get, though the build alone needs it as a package. */
const COMPILED_IN = new Set(['tailwindcss'])

interface Entry {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

interface Part {
  readonly name: string
  readonly license: string
  readonly copyrights: readonly string[]
  /** What the Apache licence asks to hand on word for word. */
  readonly notice: string
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path !== '' && ((!dev && !devOptional) || COMPILED_IN.has(nameOf(path))),
)
const parts = new Map(entries.map(([path, entry]) => [`${nameOf(path)} ${entry.version ?? ''}`, partOf(path, entry)]))
const text = written([...parts.values()].toSorted((one, other) => inOrder(one.name, other.name)))

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
if (!check) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} does not fit the packages: run "node scripts/notice.ts"`)
  process.exitCode = 1
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function partOf(path: string, { version = '', license, os, cpu, optional }: Entry): Part {
  const name = `${nameOf(path)} ${version}`
  // Builds for single platforms are not installed everywhere, and the file must come out the same everywhere.
  if (optional || os || cpu)
    return { name, license: license ?? 'As the package it belongs to', copyrights: [], notice: '' }
  const files = readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .toSorted()
  const textsOf = (kind: RegExp): string =>
    files
      .filter((file) => kind.test(file))
      .map((file) => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n')
  return {
    name,
    license: license ?? 'See its folder',
    copyrights: copyrightsIn(textsOf(/^licen[cs]e/i)),
    notice: textsOf(/^notice/i),
  }
}

function copyrightsIn(licence: string): string[] {
  const lines = licence.split('\n').map((line) => line.replace(/^[\s*#/]+|[\s*]+$/g, ''))
  return [...new Set(lines.filter((line) => /^(copyright (\(c\)|©|\d{4})|\(c\) |© )/i.test(line)))]
}

function written(all: readonly Part[]): string {
  const byLicense = [...Map.groupBy(all, ({ license }) => license)].toSorted(([one], [other]) => inOrder(one, other))
  return (
    [
      '# Matbaa: licences of what it is made of',
      'Made by "node scripts/notice.ts". The full licence of a package lies in its folder below node_modules.',
      ...SHIPPED.map(([what, file]) => `## ${what}\n\n${readFileSync(file, 'utf8').trim()}`),
      letteringNotice(),
      ...all.filter(({ notice }) => notice).map(({ name, notice }) => `## Notice of ${name}\n\n${notice}`),
      ...byLicense.map(([license, each]) => `## ${license}\n\n${each.map(lineOf).join('\n')}`),
    ].join('\n\n') + '\n'
  )
}

/** The families a shop can choose are under the licence of the built-in one; each has holders of its own. */
function letteringNotice(): string {
  const lines = FAMILIES.map(({ name, documents }) => {
    const licence = readFileSync(join(documents, 'LICENSE_FONT'), 'utf8')
    return `${name}\n    ${licence.split('\n').find((line) => line.startsWith('Copyright')) ?? ''}`
  })
  return `## Further typefaces, in subsets, under the SIL Open Font License as Readex Pro above\n\n${lines.join('\n')}`
}

function lineOf({ name, copyrights }: Part): string {
  return [name, ...copyrights.map((line) => `    ${line}`)].join('\n')
}
