import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'

/** What the shop says of itself in numbers (S15 to S17). */
const FIGURES = [
  ['2015', 'openedText'],
  ['10+', 'experienceText'],
  ['4000+', 'companiesText'],
  ['2030', 'visionText'],
] as const

export function Figures() {
  const t = useT('static-page')
  return (
    <ul className="figures" aria-label={t('figures')}>
      {FIGURES.map(([figure, text]) => (
        <li key={text}>
          <b>
            <Ltr>{figure}</Ltr>
          </b>
          <span>{t(text)}</span>
        </li>
      ))}
    </ul>
  )
}
