import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import type { Today } from '../../shared/today/today.queries.ts'

/** Orders and money of today so far, against the same weekday last week until the same time. */
export function Compare({ orders, money, moneyThen }: NonNullable<Today['compare']>) {
  const t = useT('office-today')
  return (
    <section className="ruled">
      <h2>{t('compareTitle')}</h2>
      <p className="big-number">
        <Money halalas={money} />
      </p>
      <p className="quiet">
        <Text
          area="office-today"
          id="compareText"
          fill={{ orders: t('orders', { count: orders }), before: <Money halalas={moneyThen} /> }}
        />
      </p>
    </section>
  )
}
