import { CARD_BRANDS } from '#domain/payments/mada.ts'
import type { CardBrand } from '#domain/payments/mada.ts'

const MARKS: Readonly<Record<CardBrand, { name: string; text: string }>> = {
  mada: { name: 'mada', text: 'mada' },
  visa: { name: 'Visa', text: 'VISA' },
  master: { name: 'Mastercard', text: 'Mastercard' },
  amex: { name: 'American Express', text: 'AMEX' },
}

/** The mark of a network, as neutral text; with words for those who hear it. */
export const BrandMark = ({ brand }: { brand: CardBrand }) => (
  <span className={`mark mark-${brand}`} dir="ltr">
    <span aria-hidden="true">{MARKS[brand].text}</span>
    <span className="visually-hidden">{MARKS[brand].name}</span>
  </span>
)

/** The networks that are taken; once the card's is known the others step back. */
export const CardMarks = ({ lit }: { lit?: CardBrand | undefined }) => (
  <span className="marks">
    {CARD_BRANDS.map((brand) => (
      <span key={brand} className={lit && (lit === brand ? 'is-lit' : 'is-dim')}>
        <BrandMark brand={brand} />
      </span>
    ))}
  </span>
)
