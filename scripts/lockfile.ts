/**
 * Keeps package-lock.json whole. npm leaves out the packages of other platforms that the registry at hand lacks, and
 * then `npm ci` refuses the lock file everywhere. `--check` only says (part of `npm run verify`); without it the
 * missing entries are added, with the platform read from their names. Run it after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'

interface Entry {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(FILE, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) => missingOf(path, entry))

if (missing.length === 0) process.exit(0)
if (process.argv.includes('--check')) {
  console.error(`${FILE} lacks ${missing.map(([path]) => path).join(', ')}: run "node scripts/lockfile.ts"`)
  process.exit(1)
}
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
const byPath = packages.toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`)
console.log(`Added ${missing.length} entries to ${FILE}`)

function missingOf(path: string, { optionalDependencies = {}, dev }: Entry): (readonly [string, Entry])[] {
  return Object.entries(optionalDependencies)
    .filter(([name]) => !find(path, name))
    .map(([name, range]) => [
      `node_modules/${name}`,
      { version: range.replace(/^[~^]/, ''), ...(dev && { dev }), optional: true, ...platformOf(name) },
    ])
}

/** Node's way: beside the package, then ever further out. */
function find(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true
    if (folder === '') return false
  }
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/)
  const first = (...known: string[]): string[] | undefined => {
    const word = words.find((each) => known.includes(each))
    return word ? [word] : undefined
  }
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined
  const os = first('linux', 'darwin', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix')
  const cpu = first('x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32')
  return { ...(os && { os }), ...(cpu && { cpu }), ...(libc && { libc }) }
}
