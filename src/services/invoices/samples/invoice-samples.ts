import type { Db } from '#db/connection.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import type { InvoiceUnit } from '../units/invoice-unit.ts'
import { findUnit } from '../units/invoice-unit.repository.ts'
import { sampleDocuments } from './sample-documents.ts'
import type { SampleDocument } from './sample-documents.ts'

export interface InvoiceSampleParts {
  readonly db: Db
  readonly unit: InvoiceUnit
  readonly seller: () => Promise<Seller>
}

/** Documents of every kind, and the certificate that they are stamped with. */
export type InvoiceSamples = { readonly documents: readonly SampleDocument[]; readonly certificate: string }

/** Makes samples of what the shop issues now, with its seller and certificate, for the authority's own validator. */
export const createInvoiceSamples =
  ({ db, unit, seller }: InvoiceSampleParts) =>
  async (now: Date): Promise<InvoiceSamples> => {
    const { stamp } = await unit.at(db, (await findUnit(db, unit.id))?.version ?? 0)
    return { documents: sampleDocuments(stamp, await seller(), now), certificate: stamp.certificate.text }
  }
