import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sentences given to the log as an error, or to `alert`, which logs them as one. */
const SENTENCE =
  /(?:\b(?:logger|log)\.error\(|\balert\()(?:(?!\blog|\n\})[^'"`])*?(?:'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`)/g
/** What is said of the place where to look, and what is filled in. */
const ADVICE = /: .*$|\$\{.*$/

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|^src\/(testing|cli)\//.test(path))

test('every error that the code writes into the log is explained in docs/operations.md', () => {
  const document = readFileSync('docs/operations.md', 'utf8')
  const sentences = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(SENTENCE)].map(([, plain, filled]) =>
      (plain ?? filled ?? '')
        .replace(/^\$\{\w+\} /, '')
        .replace(ADVICE, '')
        .trim(),
    ),
  )
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((sentence) => !document.includes(sentence))).toEqual([])
})
