import { addDays } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import type { Column } from '../../list/column.ts'
import { ListTable } from '../../list/list-table.tsx'
import { ColourBar } from '../../components/colour-bar.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { DueStub } from '../../shared/order/due-stub.tsx'

type State = 'rest' | 'keyboard' | 'late'

const STATES: readonly State[] = ['rest', 'keyboard', 'late']

/** The row of a list at rest, at the keyboard and late, and rows that are on their way. */
export function RowParts() {
  const t = useT('office-parts')
  const columns = useSampleColumns()
  return (
    <div>
      <section className="ruled">
        <h2>{t('row')}</h2>
        <ListTable
          label={t('row')}
          className="parts-table"
          columns={columns}
          rows={STATES}
          keyOf={(state) => state}
          cursor="keyboard"
        />
      </section>
      <section className="ruled">
        <h2>{t('loading')}</h2>
        <ListTable
          label={t('loading')}
          className="parts-table"
          columns={columns}
          rows={undefined}
          keyOf={(state) => state}
        />
      </section>
    </div>
  )
}

function useSampleColumns(): readonly Column<State>[] {
  const t = useT('office-parts')
  const today = useRiyadhDay()
  return [
    { id: 'state', heading: t('state'), isName: true, cell: (state) => t(state) },
    {
      id: 'due',
      heading: t('due'),
      cell: (state) => <DueStub day={addDays(today, state === 'late' ? -3 : 2)} isLate={state === 'late'} isOpen />,
    },
    { id: 'picture', heading: t('picture'), cell: () => <Thumb image={null} /> },
    { id: 'customer', heading: t('customer'), cell: () => <bdi>{t('sampleCustomer')}</bdi> },
    {
      id: 'where',
      heading: t('where'),
      cell: () => (
        <>
          <ColourBar at={2} /> {t('printing')}
        </>
      ),
    },
    { id: 'total', heading: t('total'), isNumber: true, cell: () => <Money halalas={46_500} /> },
  ]
}
