/**
 * Writes what is generated from the API: docs/openapi.json (the document served at /api/docs/json) and
 * src/contract/openapi.generated.ts (its types, for the client), and the same two of the office. `npm run openapi`;
 * with `--check` it only compares.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { describedApi, describedOffice } from '../src/testing/described-api.ts'

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
const [document, office] = [await describedApi(), await describedOffice()]

const HEAD = '// Made by "npm run openapi" from the API\'s schemas.\n'
const generated = {
  'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'src/contract/openapi.generated.ts': `${HEAD}${astToString(await openapiTypes(document))}`,
  'docs/openapi-office.json': `${JSON.stringify(office, null, 2)}\n`,
  'src/contract/office/openapi.generated.ts': `${HEAD}${astToString(await openapiTypes(office))}`,
}

for (const [file, text] of Object.entries(generated)) {
  if (!check) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is not what the API's schemas say: run "npm run openapi"`)
    process.exitCode = 1
  }
}
