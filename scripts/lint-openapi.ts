/** Checks the documents of the API by Redocly's recommended rules and a few more; a warning counts as much as an error. */
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const DOCUMENTS = ['docs/openapi.json', 'docs/openapi-office.json']

const config = await createConfig({
  extends: ['recommended'],
  rules: { 'operation-tag-defined': 'error', 'no-unused-components': 'error' },
})
for (const ref of DOCUMENTS) {
  const problems = await lint({ ref, config })
  if (problems.length === 0) continue
  formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '', maxProblems: 50 })
  process.exitCode = 1
}
