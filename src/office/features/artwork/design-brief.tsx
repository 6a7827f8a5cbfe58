import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { FeatureRows } from '../../shared/order/feature-rows.tsx'
import type { Line } from './artwork.queries.ts'

/** What the customer wrote about a line, with what was ordered: a design is made, or a file changed, by it. */
export function DesignBrief({ line }: { line: Line }) {
  const t = useT('office-artwork')
  return (
    <section>
      <h3>{t('brief')}</h3>
      {line.notes === null ? (
        <p className="quiet">{t('noNotes')}</p>
      ) : (
        <p className="desk-wished" dir="auto">
          {line.notes}
        </p>
      )}
      <dl className="desk-measured">
        <div>
          <dt>{t('quantity')}</dt>
          <dd>{groupDigits(line.quantity)}</dd>
        </div>
        <FeatureRows features={line.features} />
      </dl>
    </section>
  )
}
