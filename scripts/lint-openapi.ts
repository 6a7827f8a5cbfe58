/** Checks docs/openapi.json by Redocly's recommended rules and a few more; a warning counts as much as an error. */
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const DOCUMENT = 'docs/openapi.json'

const config = await createConfig({
  extends: ['recommended'],
  rules: { 'operation-tag-defined': 'error', 'no-unused-components': 'error' },
})
const problems = await lint({ ref: DOCUMENT, config })
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '', maxProblems: 50 })
  process.exitCode = 1
}
