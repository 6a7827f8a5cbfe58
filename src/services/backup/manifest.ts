import { z } from 'zod'

/** What this version writes and reads. A change that an older version could not read gets the next number. */
export const FORMAT = 1

const Count = z.int().nonnegative()
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of a backup: where it comes from, and all that is needed to find it whole. */
export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  shop: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: Count, sha256: Sha256 }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string().regex(/^\d+$/) })),
  files: z.array(
    z.strictObject({ area: z.enum(['public', 'private']), key: z.string(), bytes: Count, sha256: Sha256 }),
  ),
  /** Files that rows name and the storage did not have. */
  missing: z.array(z.string()),
  checks: z.strictObject({
    documents: Count,
    invoiceFaults: Count,
    auditEntries: Count,
    auditFaults: Count,
    brokenRules: z.array(z.string()),
  }),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_ENTRY = 'manifest.json'
export const fileEntry = ({ area, key }: Pick<Manifest['files'][number], 'area' | 'key'>): string =>
  `files/${area}/${key}`
export const tableEntry = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}.copy`

/** What an entry belongs to, by its name: a file's entry as it is, the pieces of a table together. */
export const wholeOf = (entry: string): string =>
  entry.startsWith('tables/') ? entry.replace(/\/\d+\.copy$/, '') : entry
export const wholeOfTable = (table: string): string => `tables/${table}`
