import { lineOfJob, MAX_PAPERS } from '#domain/production/job-code.ts'

/** A file of papers. `part`: which of the chosen it holds, counted from 1, where one file cannot hold them all. */
export interface PaperFile {
  readonly address: string
  readonly part?: { readonly from: number; readonly to: number }
}

const filesOf =
  <Name extends string | number>(path: string, parameter: string) =>
  (names: readonly Name[]): readonly PaperFile[] => {
    const starts = Array.from({ length: Math.ceil(names.length / MAX_PAPERS) }, (_, nth) => nth * MAX_PAPERS)
    return starts.map((start) => {
      const held = names.slice(start, start + MAX_PAPERS)
      const address = `/api/office/production/${path}?${parameter}=${held.join(',')}`
      return starts.length === 1 ? { address } : { address, part: { from: start + 1, to: start + held.length } }
    })
  }

/** Job tickets of these jobs. */
export const ticketFiles = filesOf<string>('tickets', 'codes')

/** What is to be taken from the shelf for these jobs. */
export const pickListFiles = filesOf<string>('pick-list', 'codes')

/** What lies in the boxes of these orders. */
export const slipFiles = filesOf<number>('packing-slips', 'orders')

/** What stands on the boxes of these orders. */
export const labelFiles = filesOf<number>('labels', 'orders')

const passportFiles = filesOf<string>('passports', 'lines')

/** The order passports of the lines of these jobs. */
export const passportFilesOf = (jobs: readonly string[]): readonly PaperFile[] =>
  passportFiles([...new Set(jobs.map(lineOfJob))])

/** Where the job ticket of one job is printed. */
export const ticketAddress = (job: string): string => `/api/office/production/tickets?codes=${job}`

/** Where the order passport of one line is printed. */
export const passportAddress = (line: string): string => `/api/office/production/passports?lines=${line}`
