import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { DayText } from '../../app/day-text.tsx'
import type { Column } from '../../list/column.ts'
import { addressOf } from '../../site-map.ts'
import { useWorthText } from './coupon-text.ts'
import type { Coupon, CouponState } from './coupons.queries.ts'

const TONES: Readonly<Record<CouponState, string>> = {
  RUNNING: 'tag good',
  PLANNED: 'tag',
  OVER: 'tag',
  USED_UP: 'tag warn',
  OFF: 'tag',
}

/** Where a coupon stands, in a word. */
export function CouponStateTag({ state }: { state: CouponState }) {
  const t = useT('office-coupons')
  return <span className={TONES[state]}>{t(state)}</span>
}

/** The days of a coupon; nothing where it has no limit. */
function CouponDays({ coupon: { firstDay, lastDay } }: { coupon: Coupon }) {
  const t = useT('office-coupons')
  if (firstDay === null && lastDay === null) return <span className="quiet">{t('always')}</span>
  if (firstDay === null)
    return <Text area="office-coupons" id="untilDay" fill={{ day: <DayText key="day" day={lastDay ?? ''} /> }} />
  const first = <DayText key="first" day={firstDay} />
  if (lastDay === null) return <Text area="office-coupons" id="fromDay" fill={{ day: first }} />
  return <Text area="office-coupons" id="betweenDays" fill={{ first, last: <DayText key="last" day={lastDay} /> }} />
}

/** The columns of the list of coupons. */
export function useCouponColumns(): readonly Column<Coupon>[] {
  const t = useT('office-coupons')
  const worthText = useWorthText()
  return [
    {
      id: 'code',
      heading: t('code'),
      isName: true,
      cell: ({ id, code }) => (
        <Link className="row-link" to={addressOf('coupon', { id })}>
          <Ltr>{code}</Ltr>
        </Link>
      ),
    },
    { id: 'gives', heading: t('gives'), cell: ({ worth }) => <bdi>{worthText(worth)}</bdi> },
    { id: 'days', heading: t('days'), cell: (coupon) => <CouponDays coupon={coupon} /> },
    {
      id: 'uses',
      heading: t('uses'),
      isNumber: true,
      cell: ({ uses, usageLimit }) =>
        usageLimit === null ? groupDigits(uses) : t('usesOf', { uses: groupDigits(uses), of: groupDigits(usageLimit) }),
    },
    { id: 'state', heading: t('state'), cell: ({ state }) => <CouponStateTag state={state} /> },
  ]
}
