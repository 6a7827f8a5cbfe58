/** Papers of the workshop that one file holds at most. */
const MAX_PAPERS = 200

/** Where the job tickets of these jobs are printed: one file. */
export const ticketsAddress = (codes: readonly string[]): string =>
  `/api/office/production/tickets?codes=${codes.slice(0, MAX_PAPERS).join(',')}`

/** The order passports of these lines: one file. */
export const passportsAddress = (lines: readonly string[]): string =>
  `/api/office/production/passports?lines=${lines.slice(0, MAX_PAPERS).join(',')}`

/** The lines of jobs, each once. */
export const linesOf = (jobs: readonly string[]): readonly string[] => [
  ...new Set(jobs.map((code) => code.split('-').slice(0, 2).join('-'))),
]

/** What is to be taken from the shelf for these jobs. */
export const pickListAddress = (codes: readonly string[]): string =>
  `/api/office/production/pick-list?codes=${codes.slice(0, MAX_PAPERS).join(',')}`

/** What lies in the boxes of these orders. */
export const slipsAddress = (orders: readonly number[]): string =>
  `/api/office/production/packing-slips?orders=${orders.slice(0, MAX_PAPERS).join(',')}`

/** What stands on the boxes of these orders. */
export const labelsAddress = (orders: readonly number[]): string =>
  `/api/office/production/labels?orders=${orders.slice(0, MAX_PAPERS).join(',')}`
