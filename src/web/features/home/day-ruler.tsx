import type { ProductCard } from '#contract/catalog/product-card.ts'
import { readyBy } from '#domain/calendar/ready-by.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../../app/storefront-context.tsx'
import { useTransitWords } from '../../shared/delivery/use-transit-words.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { productionRange } from './production-range.ts'

/** Five lengths: the first mark is where production begins, the fourth where the goods are ready. */
const LENGTHS = [0, 1, 2, 3, 4]
const BEGUN = 0
const READY = 3

/**
 * The way of an order in three steps along a ruler, with the days of the quickest of some products, ordered now.
 * They change at the cut-off only, as cached pages do.
 */
export function DayRuler({ products }: { products: readonly Pick<ProductCard, 'productionDays'>[] }) {
  const t = useT('home')
  const { language, now } = usePage()
  const { policy } = useStorefront()
  const transit = useTransitWords()
  const range = productionRange(products) ?? { from: 1, to: 3 }
  const days =
    range.from === range.to ? t('days', { count: range.to }) : t('daysFrom', { from: range.from, count: range.to })
  const dayAfter = (days: number) => readyBy(new Date(now), days, policy)
  const marks = new Map([
    [BEGUN, dayAfter(0)],
    [READY, dayAfter(range.from)],
  ])
  const date = dayInWords(dayAfter(range.from), language)
  return (
    <section className="wrap section how">
      <div className="section-heading">
        <h2>{t('howTitle')}</h2>
        <p>{t('howText', { time: `${policy.cutOffHour}:00` })}</p>
      </div>
      <div className="rule" aria-hidden="true">
        {LENGTHS.map((length) => {
          const day = marks.get(length)
          return (
            <i key={length}>
              {day ? (
                <b>
                  <DateText day={day} />
                </b>
              ) : null}
            </i>
          )
        })}
      </div>
      <ol className="rule-steps">
        <Step title={t('sendTitle')} text={t('sendText')} />
        <Step title={t('printTitle')} text={t('printText', { days, date })} />
        <Step title={t('deliverTitle')} text={t('deliverText', transit)} />
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
