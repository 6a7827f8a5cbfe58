import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useParams } from '#ui/router/router.tsx'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useMay } from '../../app/me.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import { Broken, Waiting } from '../../components/states.tsx'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import { SaveBar } from '../../edit/save-bar.tsx'
import { useEdit } from '../../edit/use-edit.ts'
import { History } from '../../history/history.tsx'
import { addressOf } from '../../site-map.ts'
import { CouponStateTag } from './coupon-columns.tsx'
import { draftOf, draftOfForm, draftProblems, formOf } from './coupon-draft.ts'
import type { CouponDraft, CouponForm } from './coupon-draft.ts'
import { CouponFields } from './coupon-fields.tsx'
import { useCouponWords } from './coupon-words.ts'
import { couponQuery } from './coupons.queries.ts'
import type { CouponFile } from './coupons.queries.ts'

export const AREAS: readonly AreaName[] = ['office-coupons', 'office-edit', 'office-activity']

/** One coupon: its terms, how it was used, and what was changed about it. */
export default function CouponScreen() {
  const { id = '' } = useParams()
  const found = useQuery<AnswerOf<`/api/office/coupons/${string}`>>(plain(couponQuery(id)))
  if (found.data) return <CouponPage key={id} coupon={found.data.data} />
  return found.error ? <Broken failure={found.error} onRetry={() => void found.refetch()} /> : <Waiting />
}

function CouponPage({ coupon }: { coupon: CouponFile }) {
  const t = useT('office-coupons')
  const mayDecide = useMay('prices.decide')
  return (
    <>
      <div className="page-head">
        <h1>
          <Ltr>{coupon.code}</Ltr>
        </h1>
        <CouponStateTag state={coupon.state} />
        {mayDecide && !coupon.isForSome ? (
          <div className="page-head-end">
            <ButtonLink look="outline" to={addressOf('newCoupon', {}, `from=${coupon.id}`)}>
              {t('copy')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <div className="order-columns">
        {mayDecide ? <CouponEditor coupon={coupon} /> : <CouponTerms coupon={coupon} />}
        <aside className="order-side">
          <CouponUse coupon={coupon} />
          <History type="coupon" id={coupon.id} />
        </aside>
      </div>
    </>
  )
}

/** The terms for those who may not change them: as they are saved, whatever was typed here before. */
const CouponTerms = ({ coupon }: { coupon: CouponFile }) => (
  <div className="order-main">
    <CouponFields values={draftOf(coupon)} set={() => undefined} problems={{}} isReadOnly />
  </div>
)

function CouponEditor({ coupon }: { coupon: CouponFile }) {
  const { api } = usePage()
  const words = useCouponWords()
  const edit = useEdit<CouponDraft>({
    thing: `coupon:${coupon.id}`,
    version: coupon.version,
    fields: draftOf(coupon),
    read: (present) => draftOfForm(present as CouponForm),
    save: async (_changed, version, whole) => {
      const path = `/api/office/coupons/${encodeURIComponent(coupon.id)}` as const
      const { data, message } = await api.put(path, formOf(whole), { version })
      toast({ title: message })
      return { version: data.version, fields: draftOf(data) }
    },
  })
  return (
    <div className="order-main">
      <ConflictPanel edit={edit} words={words} />
      <CouponFields values={edit.values} set={edit.set} problems={draftProblems(edit.fieldProblems, edit.values)} />
      <SaveBar edit={edit} words={words} />
    </div>
  )
}

/** How often a coupon was used, and what it cost the shop. */
function CouponUse({ coupon }: { coupon: CouponFile }) {
  const t = useT('office-coupons')
  const rows = [
    [t('uses'), groupDigits(coupon.uses)],
    [t('given'), <Money key="given" halalas={coupon.given} />],
  ] as const
  return (
    <section className="ruled">
      <h2>{t('use')}</h2>
      <dl className="facts">
        <FactRows rows={rows} />
      </dl>
      {coupon.isForSome ? <p>{t('forSome')}</p> : null}
      <p className="quiet">{t('useText')}</p>
    </section>
  )
}
