import { useT } from '#ui/i18n/use-t.ts'

/** S18, S19: ways to pay, then by instalments. */
const MARKS = [
  { name: 'mada', className: 'logo-mada' },
  { name: 'Visa', text: 'VISA', className: 'logo-visa' },
  { name: 'Mastercard' },
  { name: 'American Express', text: 'AMEX', className: 'logo-amex' },
  { name: 'Apple Pay' },
  { name: 'Tabby', text: 'tabby' },
  { name: 'Tamara', text: 'tamara' },
] as const

/** The marks of the ways to pay, as neutral text. */
export function PaymentMarks() {
  const t = useT('shell')
  return (
    <ul className="pays" aria-label={t('payWith')}>
      {MARKS.map((mark) => (
        <li key={mark.name} dir="ltr">
          {mark.name === 'Mastercard' ? (
            <TwoCircles />
          ) : (
            <span className={'className' in mark ? mark.className : undefined} aria-hidden="true">
              {'text' in mark ? mark.text : mark.name}
            </span>
          )}
          <span className="visually-hidden">{mark.name}</span>
        </li>
      ))}
    </ul>
  )
}

const TwoCircles = () => (
  <svg viewBox="0 0 36 22" width="36" height="22" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="13.5" cy="11" r="8.5" />
      <circle cx="22.5" cy="11" r="8.5" />
    </g>
  </svg>
)
