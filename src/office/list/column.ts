import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<Row> {
  readonly id: string
  /** Its heading; read out, not shown, where `isHeadingHidden`. */
  readonly heading: string
  readonly isHeadingHidden?: boolean
  /** Numbers stand at the end of their column. */
  readonly isNumber?: boolean
  /** The one that names the row. */
  readonly isName?: boolean
  readonly cell: (row: Row) => ReactNode
}
