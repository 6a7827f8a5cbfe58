import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { addressOf } from '../../site-map.ts'
import type { BoardJob, BoardStation } from './board.queries.ts'

type Props = {
  stations: readonly BoardStation[]
  columns: readonly (readonly BoardJob[])[]
  made: number
  tab: number | undefined
  onTab: (station: number) => void
}

/** The stations on a phone, where one is shown at a time. */
export function StationTabs({ stations, columns, made, tab, onTab }: Props) {
  const t = useT('office-board')
  const tabs = [
    ...stations.map(({ id, kind, name }, index) => ({ id, kind, name, count: columns[index]?.length ?? 0 })),
    { id: 0, kind: 'OUT', name: t('handOver'), count: made },
  ]
  return (
    <nav className="board-tabs" aria-label={t('stations')}>
      {tabs.map(({ id, kind, name, count }) => (
        <button key={id} type="button" aria-current={tab === id ? 'true' : undefined} onClick={() => onTab(id)}>
          <i className={`patch at-${kind}`} />
          {name} <em>{count}</em>
        </button>
      ))}
    </nav>
  )
}

/** On a phone the next step is to scan. */
export function ScanBar() {
  const t = useT('office-board')
  return (
    <div className="scan-bar">
      <ButtonLink size="lg" to={addressOf('scan')}>
        <OfficeIcon name="scan" />
        {t('scanTicket')}
      </ButtonLink>
      <span className="quiet">{t('orType')}</span>
    </div>
  )
}
