import { useT } from '#ui/i18n/use-t.ts'
import { DescriptionList } from '#ui/text/description-list.tsx'
import type { Proof, View } from './proof.query.ts'

/** Lines that are read back; a file with more is read on its picture. */
const MAX_LINES = 12

/** What only the customer can check, and what is printed. */
export function ProofFacts({ view, proof }: { view: View; proof: Proof }) {
  const t = useT('proof')
  const chosen = view.facts.map(({ label, value }) => ({ name: label || t('variant'), text: value }))
  // The same line on two pages is read once.
  const read = [...new Map(proof.read.map((line) => [line.text, line])).values()]
  const facts = [
    { name: t('product'), text: view.name },
    { name: t('quantity'), text: String(view.quantity) },
    ...chosen,
    ...(view.city === null ? [] : [{ name: t('to'), text: view.city }]),
  ]
  return (
    <>
      <Fixed fixes={proof.fixes} />
      <h2>{t('only')}</h2>
      <p className="quiet">{t('onlyText')}</p>
      {read.length > 0 ? (
        <ul className="proof-read">
          {read.slice(0, MAX_LINES).map(({ text, isArabic }) => (
            <li key={text}>
              <b lang={isArabic ? 'ar' : undefined} dir="auto">
                {text}
              </b>
            </li>
          ))}
        </ul>
      ) : null}
      <h2>{t('what')}</h2>
      <DescriptionList className="proof-facts" entries={facts} />
      {proof.message === null ? null : (
        <p className="proof-note" dir="auto">
          {proof.message}
        </p>
      )}
    </>
  )
}

/** What was changed in the files since they were sent. */
function Fixed({ fixes }: Pick<Proof, 'fixes'>) {
  const t = useT('proof')
  if (fixes.length === 0) return null
  return (
    <>
      <h2>{t('weFixed')}</h2>
      <ul className="proof-fixed">
        {fixes.map((fix) => (
          <li key={fix}>{t(`fixed-${fix}`)}</li>
        ))}
      </ul>
    </>
  )
}
