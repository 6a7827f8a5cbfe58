import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { addressOf } from '../../site-map.ts'
import { thumbnailAddress } from '../../components/thumb.tsx'
import { TABS } from './artwork.queries.ts'
import { QueueDeadline, QueueLoad } from './queue-deadline.tsx'
import type { Queue, QueuedLine, Tab } from './artwork.queries.ts'

type Props = { queue: Queue | undefined; tab: Tab; present: string | undefined; onTab: (tab: Tab) => void }

/** The lines that wait, by their deadline. */
export function ArtworkQueue({ queue, tab, present, onTab }: Props) {
  const t = useT('office-artwork-queue')
  return (
    <nav className="desk-queue" aria-label={t('queue')}>
      <Link className="desk-back" to={addressOf('artwork', {}, `tab=${tab}`)}>
        <Icon name="arrow" className="back" />
        {t('toQueue')}
      </Link>
      <div className="desk-tabs" role="group" aria-label={t('queue')}>
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
            {t(`tab-${each}`)} <b>{queue?.counts[each] ?? ''}</b>
          </button>
        ))}
      </div>
      {queue ? <QueueLoad lines={queue.lines} /> : null}
      <ul>
        {queue?.lines.map((line) => (
          <li key={line.code}>
            <Link
              to={addressOf('artworkLine', { code: line.code }, `tab=${tab}`)}
              data-row={line.code}
              {...(line.code === present && { 'aria-current': 'true' as const })}
            >
              {line.picture ? (
                <img src={thumbnailAddress(line.picture)} alt="" loading="lazy" />
              ) : (
                <i className="desk-blank" />
              )}
              <span className="desk-name">
                <b>
                  <bdi>{line.customer}</bdi>
                </b>
                {/* The quantity stays with the last word of the name: by itself on a line it says nothing. */}
                <span className="desk-what">
                  <bdi>{line.name}</bdi>
                  {'\u00A0·\u00A0'}
                  {groupDigits(line.quantity)}
                </span>
                <span className="quiet">
                  <bdi dir="ltr">{line.code}</bdi> · <LineState line={line} />
                </span>
              </span>
              <span className="desk-end">
                <QueueDeadline line={line} />
                <Mark line={line} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LineState({ line: { state, isDesign, designer } }: { line: QueuedLine }) {
  const t = useT('office-artwork')
  if (!isDesign) return t(`state-${state}`)
  if (designer !== null) return t('designedBy', { name: designer })
  return t(state === 'AWAITING_ARTWORK' ? 'toDesign' : 'toChange')
}

function Mark({ line: { errors, warnings } }: { line: QueuedLine }) {
  const t = useT('office-artwork-queue')
  if (errors > 0)
    return (
      <b className="desk-mark must" title={t('mustFix', { count: errors })}>
        {errors}
      </b>
    )
  if (warnings > 0)
    return (
      <b className="desk-mark look" title={t('worthLook', { count: warnings })}>
        {warnings}
      </b>
    )
  return null
}
