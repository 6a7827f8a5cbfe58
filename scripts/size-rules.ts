import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Lines of a stylesheet at most. */
const MAX_CSS_LINES = 330

/** Source files of a folder at most; tests are not counted. A folder with more has rooms. */
const MAX_FILES = 25
/** Folders with more, and how many: they get larger by pages and areas of words alone, of which each is a file. */
const LARGE_FOLDERS: Readonly<Record<string, number>> = {
  'src/web/routes': 44,
  'src/web/i18n/en': 26,
  'src/web/i18n/ar': 26,
}

const largeStyles = globSync('src/**/*.css').flatMap((path) => {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length
  return lines > MAX_CSS_LINES ? [`${path}: ${lines} lines; split it by part, at most ${MAX_CSS_LINES}`] : []
})

const sizes = new Map<string, number>()
for (const path of globSync('{src,e2e,bench,chaos,cluster,scripts,studio}/**/*.{ts,tsx,mjs}')) {
  if (/\.(?:test|spec)\.tsx?$/.test(path)) continue
  const folder = posix.dirname(path.replaceAll('\\', '/'))
  sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
}
const largeFolders = [...sizes].flatMap(([folder, files]) => {
  const most = LARGE_FOLDERS[folder] ?? MAX_FILES
  return files > most ? [`${folder}: ${files} files; give it rooms by subject, at most ${most}`] : []
})
const settled = Object.keys(LARGE_FOLDERS).filter((folder) => (sizes.get(folder) ?? 0) <= MAX_FILES)

const complaints = [
  ...largeStyles,
  ...largeFolders,
  ...settled.map((folder) => `${folder}: no large folder any more; take it out of scripts/size-rules.ts`),
]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
