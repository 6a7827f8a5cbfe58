import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import type { Column } from './column.ts'
import type { Selection } from './use-selection.ts'

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
  /** Where rows can be chosen, those that are. */
  selection?: Selection<Row> | undefined
}

/** How many rows are drawn while the first ones are on their way. */
const BONES = 8

/** The table of a list: real rows and headings, the keyboard's row framed. */
export function ListTable<Row>({ label, className, columns, rows, keyOf, cursor, selection }: Props<Row>) {
  return (
    <div className="table-scroll">
      <table className={`table ${className}`} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {selection ? <ChoosePage selection={selection} keys={rows?.map(keyOf) ?? []} /> : null}
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.isHeadingHidden ? <span className="visually-hidden">{column.heading}</span> : column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: BONES }, (_, index) => (
                <BoneRow key={index} count={columns.length + (selection ? 1 : 0)} />
              ))
            : rows.map((row) => {
                const key = keyOf(row)
                return (
                  <tr
                    key={key}
                    data-row={key}
                    tabIndex={cursor === key ? -1 : undefined}
                    className={rowClass(cursor === key, isChosen(selection, key))}
                  >
                    {selection ? <ChooseRow selection={selection} rowKey={key} /> : null}
                    {columns.map((column) => cellOf(column, row))}
                  </tr>
                )
              })}
        </tbody>
      </table>
    </div>
  )
}

const isChosen = <Row,>(selection: Selection<Row> | undefined, key: string): boolean =>
  selection !== undefined && (selection.isEverything || selection.chosen.has(key))

const rowClass = (isAtCursor: boolean, isTicked: boolean): string | undefined =>
  [isAtCursor && 'at-cursor', isTicked && 'chosen'].filter(Boolean).join(' ') || undefined

/** Chooses every row of the page, or none of them. */
function ChoosePage<Row>({ selection, keys }: { selection: Selection<Row>; keys: readonly string[] }) {
  const t = useT('office-list')
  const ticked = keys.filter((key) => isChosen(selection, key)).length
  return (
    <td className="choose">
      <label className="hit">
        <input
          type="checkbox"
          aria-label={t('choosePage')}
          checked={ticked > 0 && ticked === keys.length}
          ref={(input) => {
            if (input) input.indeterminate = ticked > 0 && ticked < keys.length
          }}
          onChange={selection.togglePage}
        />
      </label>
    </td>
  )
}

/** Chooses a row; with Shift everything from the one before. */
function ChooseRow<Row>({ selection, rowKey }: { selection: Selection<Row>; rowKey: string }) {
  const t = useT('office-list')
  return (
    <td className="choose">
      <label className="hit">
        <input
          type="checkbox"
          aria-label={t('chooseRow', { row: rowKey })}
          checked={isChosen(selection, rowKey)}
          onChange={({ nativeEvent }) => {
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
            if (isRange) selection.toggleTo(rowKey)
            else selection.toggle(rowKey)
          }}
        />
      </label>
    </td>
  )
}

const classOf = <Row,>({ id, isNumber }: Column<Row>): string => `column-${id}${isNumber ? ' numeric' : ''}`

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
