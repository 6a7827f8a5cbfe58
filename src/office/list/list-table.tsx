import type { ReactNode } from 'react'
import type { Column } from './column.ts'

type Props<Row> = {
  /** Names the table. */
  label: string
  /** Class of the table, which has the widths of its columns. */
  className: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** Which row the keyboard is at. */
  cursor?: string | undefined
}

/** How many rows are drawn while the first ones are on their way. */
const BONES = 8

/** The table of a list: real rows and headings, the keyboard's row framed. */
export function ListTable<Row>({ label, className, columns, rows, keyOf, cursor }: Props<Row>) {
  return (
    <div className="table-scroll">
      <table className={`table ${className}`} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.isHeadingHidden ? <span className="vh">{column.heading}</span> : column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: BONES }, (_, index) => <BoneRow key={index} count={columns.length} />)
            : rows.map((row) => {
                const key = keyOf(row)
                return (
                  <tr key={key} data-row={key} className={cursor === key ? 'at-cursor' : undefined}>
                    {columns.map((column) => cellOf(column, row))}
                  </tr>
                )
              })}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <Row,>({ id, isNumber }: Column<Row>): string => `col-${id}${isNumber ? ' num' : ''}`

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const props = { key: column.id, className: classOf(column) }
  const { key, ...rest } = props
  return column.isName ? (
    <th key={key} scope="row" {...rest}>
      {column.cell(row)}
    </th>
  ) : (
    <td key={key} {...rest}>
      {column.cell(row)}
    </td>
  )
}

const BoneRow = ({ count }: { count: number }) => (
  <tr aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <td key={index} aria-hidden="true">
        <span className="bone" />
      </td>
    ))}
  </tr>
)
