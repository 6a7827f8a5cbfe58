import type pg from 'pg'
import { queryBuilderOf } from '#db/connection.ts'
import { findViolations } from '#db/invariants.ts'
import { verifyInvoices } from '../invoices/verify-invoices.ts'
import type { Manifest } from './manifest.ts'

/** An entry is at fault when it was altered, or when the one before it was altered or taken out. */
const AUDIT_CHAIN = `
  select count(*)::int as entries,
    count(*) filter (where a.hash <> audit_hash(a) or a.previous_hash <> coalesce(before.hash, ''::bytea))::int as faults
  from audit_entry a left join audit_entry before on before.id = a.id - 1`

/** What a shop's books say about themselves, in the transaction of the connection. */
export async function checkShop(client: pg.Client): Promise<Manifest['checks']> {
  const { documents, faults } = await verifyInvoices(queryBuilderOf(client))
  const { rows } = await client.query<{ entries: number; faults: number }>(AUDIT_CHAIN)
  const violations = await findViolations(client)
  return {
    documents,
    invoiceFaults: faults.length,
    auditEntries: rows[0]?.entries ?? 0,
    auditFaults: rows[0]?.faults ?? 0,
    brokenRules: violations.map(({ rule }) => rule),
  }
}
