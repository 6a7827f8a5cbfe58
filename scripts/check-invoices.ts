/**
 * Checks every kind of tax document against the published XML schema of UBL 2.1, which the authority's SDK brings along:
 * `node scripts/check-invoices.ts <SDK>/Data/Schemas/xsds/UBL2.1/xsd/maindoc/UBL-Invoice-2.1.xsd <folder of documents>`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openSchema } from '../tax-authority-sandbox/document-schema.ts'

const [file, folder] = process.argv.slice(2)
if (!file || !folder) {
  console.error('Give the schema (UBL-Invoice-2.1.xsd) and a folder of documents (invoices samples writes one).')
  process.exit(2)
}
const schema = openSchema(resolve(file))
const names = readdirSync(folder).filter((name) => name.endsWith('.xml'))
let wrong = 0
for (const name of names) {
  const faults = schema.check(readFileSync(join(folder, name), 'utf8'))
  if (faults.length > 0) wrong += 1
  for (const fault of faults) console.log(`${name}: ${fault}`)
}
schema.close()
console.log(`${names.length} documents, ${wrong} are not valid.`)
process.exitCode = wrong > 0 || names.length === 0 ? 1 : 0
