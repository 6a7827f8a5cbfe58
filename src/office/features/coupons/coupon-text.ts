import { plainPrice } from '#domain/money/halalas.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { Coupon } from './coupons.queries.ts'

/** Says what a coupon gives. */
export function useWorthText(): (worth: Coupon['worth']) => string {
  const t = useT('office-coupons')
  const { language } = usePage()
  return (worth) => {
    if (worth.type === 'FREE_SHIPPING') return t('givesDelivery')
    if (worth.type === 'FIXED') return t('givesSum', { sum: plainPrice(worth.amount, language) })
    const percent = String(worth.percent)
    return worth.maxDiscount === undefined
      ? t('givesShare', { percent })
      : t('givesShareUpTo', { percent, sum: plainPrice(worth.maxDiscount, language) })
  }
}
