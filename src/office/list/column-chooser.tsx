import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import type { Column } from './column.ts'
import type { ListWays } from './use-list.ts'

/** The columns that the address asks for; the one that names the row is always there. */
export const visibleColumns = <Row,>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined) =>
  chosen === undefined ? columns : columns.filter(({ id, isName }) => isName || chosen.includes(id))

/** Chooses which columns a list shows. */
export function ColumnChooser<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListWays }) {
  const t = useT('office-list')
  const displayed = new Set(visibleColumns(columns, list.address.columns).map(({ id }) => id))
  const choose = (id: string, isShown: boolean) => {
    const next = columns.filter((column) => (column.id === id ? isShown : displayed.has(column.id)))
    list.onColumns(next.length === columns.length ? undefined : next.map((column) => column.id))
  }
  return (
    <ActionMenu
      isBelow
      staysOpen
      choice="multiple"
      label={t('columns')}
      trigger={
        <Button look="outline" size="icon" aria-label={t('columns')}>
          <OfficeIcon name="import" />
        </Button>
      }
      actions={columns
        .filter(({ isName }) => !isName)
        .map(({ id, heading }) => ({
          id,
          name: heading,
          checked: displayed.has(id),
          onChange: (isShown) => choose(id, isShown),
        }))}
    />
  )
}
