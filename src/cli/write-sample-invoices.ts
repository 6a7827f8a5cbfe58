import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { UsageError } from './command.ts'
import { withStaffShop } from './staff-shop.ts'

/**
 * `invoices samples`: every kind of document with the shop's seller and certificate, in the folders of the authority's SDK.
 * The private key stays where it is.
 */
export function writeSampleInvoices(config: Config, [folder, ...more]: readonly string[]): Promise<number> {
  if (!folder || more.length > 0) throw new UsageError('invoices samples <folder>')
  return withStaffShop(config, async ({ invoiceSamples }) => {
    const { documents, certificate } = await invoiceSamples(new Date())
    const [input, chain, certificates] = ['Input', 'PIH', 'Certificates'].map((name) => join(folder, 'Data', name))
    if (!input || !chain || !certificates) throw new TypeError('no folders')
    for (const each of [input, chain, certificates]) await mkdir(each, { recursive: true })
    for (const { name, xml } of documents) await writeFile(join(input, `${name}.xml`), xml)
    await writeFile(join(chain, 'pih.txt'), FIRST_PREVIOUS_HASH)
    await writeFile(join(certificates, 'cert.pem'), certificate)
    console.log(`${documents.length} documents are in ${input}.`)
    console.log(
      `In the folder of the authority's SDK, for each: fatoora -validate -invoice ${join(input, '<name>.xml')}`,
    )
    return 0
  })
}
