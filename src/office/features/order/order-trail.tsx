import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { readListAddress } from '../../list/list-address.ts'
import { placeIn, readTrail } from '../../list/list-trail.ts'
import { activeTab } from '../../list/list-tabs.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { addressOf } from '../../site-map.ts'
import { useOrderTabs } from '../orders/order-tabs.ts'

/** The way back to the list that one came from, and on to the next of its orders. */
export function OrderTrail({ number }: { number: number }) {
  const t = useT('office-order')
  const navigate = useNavigate()
  const trail = readTrail('orders')
  const place = placeIn(trail, String(number))
  const tabs = useOrderTabs()
  const tab = trail && activeTab(tabs, readListAddress(new URLSearchParams(trail.query)))
  const open = (key: string | undefined) => key !== undefined && navigate(addressOf('order', { number: key }))
  useHotkeys(
    place
      ? [
          { keys: 'j', name: t('nextOrder'), run: () => open(place.after) },
          { keys: 'k', name: t('previousOrder'), run: () => open(place.before) },
        ]
      : [],
  )
  return (
    <div className="order-trail">
      <nav aria-label={t('trail')}>
        <Link to={addressOf('orders')}>{t('orders')}</Link>
        {place && trail ? (
          <>
            <OfficeIcon name="next" flip />
            <Link to={addressOf('orders', {}, trail.query)}>{tab && tab.query !== '' ? tab.name : t('thisList')}</Link>
          </>
        ) : null}
      </nav>
      {place ? (
        <div className="order-steps">
          <span>{t('placeOf', { nth: String(place.nth), total: place.total })}</span>
          <Step name={t('previousOrder')} isUp isThere={place.before !== undefined} onGo={() => open(place.before)} />
          <Step name={t('nextOrder')} isThere={place.after !== undefined} onGo={() => open(place.after)} />
        </div>
      ) : null}
    </div>
  )
}

type StepProps = { name: string; isUp?: boolean; isThere: boolean; onGo: () => void }

const Step = ({ name, isUp = false, isThere, onGo }: StepProps) => (
  <Button look="outline" size="icon" aria-label={name} title={name} disabled={!isThere} onClick={onGo}>
    <span className={isUp ? 'turned' : undefined}>
      <OfficeIcon name="down" />
    </span>
  </Button>
)
