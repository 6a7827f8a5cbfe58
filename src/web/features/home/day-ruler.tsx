import type { ProductCard } from '#contract/catalog/product-card.ts'
import { DEFAULT_CALENDAR } from '#domain/calendar/ready-by.ts'
import { useT } from '../../i18n/use-t.ts'
import { productionRange } from './production-range.ts'

const DAYS = [0, 1, 2, 3, 4]

/** The way of an order in three steps along a ruler of working days. `products` tell how long the press runs. */
export function DayRuler({ products }: { products: readonly Pick<ProductCard, 'productionDays'>[] }) {
  const t = useT('home')
  const range = productionRange(products) ?? { from: 1, to: 3 }
  const days =
    range.from === range.to ? t('days', { count: range.to }) : t('daysFrom', { from: range.from, count: range.to })
  return (
    <section className="wrap sec how">
      <div className="sec-h">
        <h2>{t('howTitle')}</h2>
        <p>{t('howText', { time: `${DEFAULT_CALENDAR.cutOffHour}:00` })}</p>
      </div>
      <div className="rule" aria-hidden="true">
        {DAYS.map((day) => (
          <i key={day}>
            <b>{day}</b>
          </i>
        ))}
      </div>
      <ol className="rule-steps">
        <Step title={t('sendTitle')} text={t('sendText')} />
        <Step title={t('printTitle')} text={t('printText', { days })} />
        <Step title={t('deliverTitle')} text={t('deliverText')} />
      </ol>
    </section>
  )
}

const Step = ({ title, text }: { title: string; text: string }) => (
  <li>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
)
