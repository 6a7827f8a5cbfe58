import { globSync, readFileSync } from 'node:fs'

/** Lines of a stylesheet at most. */
const MAX_CSS_LINES = 330

const complaints = globSync('src/**/*.css').flatMap((path) => {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length
  return lines > MAX_CSS_LINES ? [`${path}: ${lines} lines; split it by part, at most ${MAX_CSS_LINES}`] : []
})

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
