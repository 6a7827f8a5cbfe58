import { useT } from '#ui/i18n/use-t.ts'
import type { FieldWords } from '../../edit/conflict-panel.tsx'
import { worthOf } from './coupon-draft.ts'
import type { CouponDraft } from './coupon-draft.ts'
import { useWorthText } from './coupon-text.ts'
import { useCategoryNames } from './target-fields.tsx'

/** The fields of a coupon in words. */
export function useCouponWords(): FieldWords<CouponDraft> {
  const t = useT('office-coupons')
  const list = useT('office-list')
  const names = useCategoryNames()
  const worthText = useWorthText()
  const switched = (isOn: boolean) => t(isOn ? 'yes' : 'no')
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(list('listComma')) || '–'
  return {
    worth: { label: t('gives'), show: (worth) => worthText(worthOf(worth)) },
    minSubtotal: { label: t('minSubtotal') },
    firstDay: { label: t('firstDay') },
    lastDay: { label: t('lastDay') },
    usageLimit: { label: t('usageLimit') },
    perCustomerLimit: { label: t('perCustomerLimit') },
    firstOrderOnly: { label: t('firstOrderOnly'), show: switched },
    excludeOfferItems: { label: t('excludeOfferItems'), show: switched },
    isActive: { label: t('isActive'), show: switched },
    onlyCategories: { label: t('onlyCategories'), show: named },
    onlyProducts: { label: t('onlyProducts') },
    notCategories: { label: t('notCategories'), show: named },
    notProducts: { label: t('notProducts') },
  }
}
