import { PRESS_SHEET } from '../imposition/step-and-repeat.ts'
import type { Piece } from '../imposition/step-and-repeat.ts'
import type { PrintMethod } from '../print-spec/print-method.ts'

/** How a job is printed and cut, as far as that is known. */
export type JobPrint = {
  /** Null where it is not known. */
  readonly method: PrintMethod | null
  /** Sides that are printed. */
  readonly sides: number
  /** Null: none. */
  readonly finish: string | null
  /** Null where the size is not known. */
  readonly piece: Piece | null
}

/** A job that is to share a sheet; `print` is null where nothing is known of it, and nothing is compared then. */
export type SheetJob = {
  readonly material: string | null
  readonly print: JobPrint | null
  readonly quantity: number
}

/** Why a job cannot share a sheet with another one. */
export type SheetDifference = 'MATERIAL' | 'METHOD' | 'SIDES' | 'FINISH' | 'SIZE'

/** What is left of the sheet of the press inside of its marks. Twin of 422 and 292 in the check of print_job.pool_id in SQL. */
const ROOM = { width: PRESS_SHEET.width - 2 * PRESS_SHEET.margin, height: PRESS_SHEET.height - 2 * PRESS_SHEET.margin }

/** A piece with its colour beyond the cut. */
const whole = ({ width, height, bleed }: Piece) => ({ width: width + 2 * bleed, height: height + 2 * bleed })

/** Whether a piece fits the sheet, upright or turned. */
export function fitsSheet(piece: Piece): boolean {
  const { width, height } = whole(piece)
  return (width <= ROOM.width && height <= ROOM.height) || (width <= ROOM.height && height <= ROOM.width)
}

/** Why a job cannot be on one sheet with another; undefined when it can. */
export function sheetDifference(job: SheetJob, other: SheetJob): SheetDifference | undefined {
  if (job.material !== other.material) return 'MATERIAL'
  if (job.print?.piece && !fitsSheet(job.print.piece)) return 'SIZE'
  if (!job.print || !other.print) return undefined
  if (isOtherMethod(job.print, other.print)) return 'METHOD'
  if (job.print.sides !== other.print.sides) return 'SIDES'
  return job.print.finish === other.print.finish ? undefined : 'FINISH'
}

const isOtherMethod = ({ method }: JobPrint, other: JobPrint): boolean =>
  method !== null && other.method !== null && method !== other.method

const suits = (job: SheetJob, other: SheetJob): boolean => !sheetDifference(job, other) && !sheetDifference(other, job)

/** Which of several jobs cannot be on one sheet with the others, and why: each is compared with one that suits most of them. */
export function sheetDifferences<Job extends SheetJob>(
  jobs: readonly Job[],
): { job: Job; difference: SheetDifference }[] {
  const known = jobs.some(({ print }) => print !== null) ? jobs.filter(({ print }) => print !== null) : jobs
  const suited = known.map((job) => jobs.filter((other) => suits(job, other)).length)
  const like = known[suited.indexOf(Math.max(...suited))]
  if (!like) return []
  return jobs.flatMap((job) => {
    const difference = sheetDifference(job, like)
    return difference ? [{ job, difference }] : []
  })
}

/** Pieces of a job on each of so many sheets. */
export const piecesOnSheet = (quantity: number, sheets: number): number => Math.ceil(quantity / sheets)

/** How much of each sheet is used, in percent of its free area; above a hundred not all fit. Jobs of unknown size do not count. */
export function sheetFullness(jobs: readonly Pick<SheetJob, 'print' | 'quantity'>[], sheets: number): number {
  const used = jobs.reduce((sum, { print, quantity }) => {
    if (!print?.piece) return sum
    const { width, height } = whole(print.piece)
    return sum + width * height * piecesOnSheet(quantity, sheets)
  }, 0)
  return (used / (ROOM.width * ROOM.height)) * 100
}

/**
 * The least number of sheets on which jobs can be laid out in strips, one size beside the other. Undefined where a size is not
 * known, or where one piece of each job does not fit.
 */
export function leastSheets(jobs: readonly Pick<SheetJob, 'print' | 'quantity'>[]): number | undefined {
  const sized = jobs.flatMap(({ print, quantity }) => (print?.piece ? [{ piece: print.piece, quantity }] : []))
  const most = Math.max(0, ...sized.map(({ quantity }) => quantity))
  if (most === 0 || sized.length < jobs.length || !fitInStrips(sized, most)) return undefined
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fitInStrips(sized, middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Sized = { readonly piece: Piece; readonly quantity: number }

/** Whether jobs can be laid out in strips over the whole width or the whole height of a sheet, pieces of one size together. */
function fitInStrips(jobs: readonly Sized[], sheets: number): boolean {
  const sizes = new Map<string, Sized>()
  for (const { piece, quantity } of jobs) {
    const size = `${piece.width} ${piece.height} ${piece.bleed}`
    const pieces = piecesOnSheet(quantity, sheets) + (sizes.get(size)?.quantity ?? 0)
    sizes.set(size, { piece, quantity: pieces })
  }
  return [ROOM, { width: ROOM.height, height: ROOM.width }].some(
    (room) => [...sizes.values()].reduce((sum, size) => sum + depthOf(size, room.width), 0) <= room.height,
  )
}

/** How deep the strips of a size are, laid the way that takes less. */
function depthOf({ piece, quantity }: Sized, length: number): number {
  const { width, height } = whole(piece)
  const ways = [
    [width, height],
    [height, width],
  ] as const
  return Math.min(
    ...ways.map(([along, across]) =>
      along > length ? Number.POSITIVE_INFINITY : Math.ceil(quantity / Math.floor(length / along)) * across,
    ),
  )
}
