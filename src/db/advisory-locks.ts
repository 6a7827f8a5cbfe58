/**
 * Every advisory lock of the shop's database. A number that is used for two things makes each wait for the other; versions that run
 * side by side need the same numbers.
 */
export const ADVISORY_LOCKS = {
  /** One process changes the schema. */
  schema: 7_283_001,
  /** Each entry of the audit log needs the one before it (0007_customers.sql). */
  auditLog: 7_283_002,
  /** One import of the catalogue. */
  catalogueImport: 7_283_003,
  /** One transaction makes the read models of products again. */
  listings: 7_283_004,
  /** One transaction adds to a unit's chain of invoices; with the unit. */
  invoiceChain: 7_283_012,
  /** One transaction changes who may do what in the office (0051_staff.sql). */
  staffRights: 7_283_015,
  /** One transaction adds or removes files of an owner; with the owner. */
  artworkOwner: 7_283_031,
  /** One transaction changes the files of a line; with the line. */
  filesOfLine: 7_283_032,
  /** One process fills an empty shop. */
  firstFill: 7_283_035,
} as const
