import { globSync, readFileSync } from 'node:fs'

/** What no linter of ours can say: words that must not stand in some files. */
const RULES = [
  {
    files: 'src/web/**/*.{ts,tsx}',
    pattern:
      /(?<=["'`\s:])-?(?:m|p|scroll-m|scroll-p)[lr]-[\w[]|(?<=["'`\s:])-?(?:left|right)-[\d[(]|(?<=["'`\s:])(?:text|float|clear|border|rounded)-(?:left|right|[lr]|[tb][lr])(?=["'`\s-])/,
    reason: 'a physical side: use start and end (ms-, pe-, start-, text-end), the page is mirrored in Arabic',
  },
  {
    files: 'src/web/**/*.tsx',
    pattern: /\bstyle=\{/,
    reason: 'a style attribute: the content security policy refuses it; use a class',
  },
  {
    files: 'src/domain/**/*.ts',
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/,
    reason: 'the domain asks no clock and throws no dice: take it as an argument',
  },
] as const

const complaints = RULES.flatMap(({ files, pattern, reason }) =>
  globSync(files, { exclude: ['**/*.test.*'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${reason}\n    ${line.trim()}`] : [])),
  ),
)

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
