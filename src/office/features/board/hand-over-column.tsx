import { useState } from 'react'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import type { MadeOrder } from './board.queries.ts'
import { ColumnHead, FIRST_CARDS } from './board-column.tsx'
import { MadeCard } from './job-card.tsx'
import { labelFiles, slipFiles } from './papers.ts'
import { usePaperActions } from './use-paper-actions.ts'

type Props = { made: readonly MadeOrder[]; today: string; isTab: boolean; isAlone: boolean }

/** Orders of which everything is made. They leave by the hand of a person, never by themselves. */
export function HandOverColumn({ made, today, isTab, isAlone }: Props) {
  const t = useT('office-board')
  const mayAddress = useMay('contact.view')
  const paperActions = usePaperActions()
  const numbers = made.map(({ order }) => order)
  const [most, setMost] = useState(FIRST_CARDS)
  return (
    <section
      className={['board-column', isTab && 'is-tab', isAlone && 'is-alone'].filter(Boolean).join(' ')}
      aria-label={t('handOver')}
    >
      <ColumnHead kind="OUT" name={t('handOver')} note={t('orders', { count: made.length })}>
        {made.length > 0 ? (
          <ActionMenu
            label={t('stationMenu', { station: t('handOver') })}
            isBelow
            actions={[
              ...paperActions('slips', t('printSlips'), slipFiles(numbers)),
              ...(mayAddress ? paperActions('labels', t('printLabels'), labelFiles(numbers)) : []),
            ]}
          />
        ) : null}
      </ColumnHead>
      {made.length === 0 ? <p className="quiet board-empty">{t('emptyColumn')}</p> : null}
      <ul className="board-cards">
        {made.slice(0, most).map((order) => (
          <MadeCard key={order.order} order={order} today={today} />
        ))}
      </ul>
      {made.length > most ? (
        <Button look="link" onClick={() => setMost(most + FIRST_CARDS * 3)}>
          {t('more', { count: made.length - most })}
        </Button>
      ) : null}
    </section>
  )
}
