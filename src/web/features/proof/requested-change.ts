import type { Page } from './proof.query.ts'

/** A change that is being written; without a place it is about all of it. Millimetres of the cut page. */
export type RequestedChange = {
  readonly id: number
  readonly text: string
  readonly place: { readonly file: number; readonly page: number; readonly x: number; readonly y: number } | null
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Where a point of a picture lies, of which the parts from its left and its top are known. */
export const placeOf = ({ file, page, trim }: Page, left: number, top: number) => ({
  file,
  page,
  x: tenths(left * trim.width),
  y: tenths(top * trim.height),
})
