import { Icon } from '#ui/icons/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { ListWays } from '../../list/use-list.ts'
import { ListExport } from '../../list/list-export.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { addressOf } from '../../site-map.ts'
import { readBoardAddress } from './board-address.ts'
import { GROUPINGS } from './board-groups.ts'
import type { Board, BoardJob } from './board.queries.ts'

const DUES = [
  ['all', 'all'],
  ['late', 'lateOnly'],
  ['today', 'today'],
  ['week', 'week'],
] as const

type Props = { board: Board; visible: readonly BoardJob[]; list: ListWays }

/** What the board shows, in numbers, and how it is grouped. */
export function BoardHead({ board, visible: displayed, list }: Props) {
  const t = useT('office-board')
  const { by, due, isMine } = readBoardAddress(list.address.filters)
  const late = displayed.filter((job) => job.due < board.today).length
  const today = displayed.filter((job) => job.due === board.today).length
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      <p>
        {t('summary', { count: displayed.length })}{' '}
        {late > 0 ? <b className="bad">{t('late', { count: late })}</b> : null}
        {late > 0 && today > 0 ? ' · ' : null}
        {today > 0 ? t('dueToday', { count: today }) : null}
      </p>
      <div className="page-head-end">
        <button
          type="button"
          className={`btn ${isMine ? 'secondary' : 'ghost'}`}
          aria-pressed={isMine}
          onClick={() => list.onFilter('mine', isMine ? [] : ['true'])}
        >
          {t('mine')}
        </button>
        <div className="segments" role="group" aria-label={t('groupBy')}>
          {GROUPINGS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={by === each}
              onClick={() => list.onFilter('by', each === 'material' ? [] : [each])}
            >
              {t(each)}
            </button>
          ))}
        </div>
        <span className="select">
          <select
            aria-label={t('dueFilter')}
            value={due}
            onChange={({ target }) => list.onFilter('due', target.value === 'all' ? [] : [target.value])}
          >
            {DUES.map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
        <ListExport path="/api/office/production/export" name="jobs" address={{ filters: {} }} />
        <ButtonLink look="outline" to={addressOf('scan')}>
          <OfficeIcon name="scan" />
          {t('scan')}
          <kbd>S</kbd>
        </ButtonLink>
      </div>
    </div>
  )
}
