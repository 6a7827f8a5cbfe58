import type { AddedPrice } from '#domain/pricing/added-price.ts'
import { Text } from '#ui/i18n/text.tsx'
import { Money } from '#ui/text/money.tsx'

/** What a choice adds, and to how many pieces. Between amount and pieces it may break, nowhere else. */
export function AddedText({ added: { halalas, pieces } }: { added: AddedPrice }) {
  const price = <Money halalas={halalas} sign="+ " />
  return pieces === 1 ? (
    <Text area="product" id="perPiece" fill={{ price }} />
  ) : (
    <Text area="product" id="forPieces" count={pieces} fill={{ price }} />
  )
}
