import { pricePiece } from '#domain/pricing/price-line.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { Tile } from './choice-tiles.tsx'
import { isSoldOut } from './decisions.ts'
import { useConfigurator } from './use-configurator.tsx'

/** The variants of a product, each with its price of one piece as configured now. */
export function VersionStep() {
  const t = useT('product')
  const { configurable, decisions, ticket, decide } = useConfigurator()
  const { product, features, prices } = configurable
  const surcharge = surchargeOf(features, ticket.chosen)
  return (
    <div className="options two">
      {product.prices.map(({ id, name, code, offerPercent }, index) => {
        const productPrice = prices[index] ?? ticket.variant
        const { unit } = pricePiece({ productPrice, surcharge, quantity: decisions.quantity })
        const isGone = isSoldOut(productPrice, product)
        return (
          <Tile
            key={id}
            name="version"
            className="row"
            isTaken={id === ticket.variant.id}
            refusal={isGone && id !== ticket.variant.id ? t('soldOut') : null}
            onTake={() => decide({ priceId: id })}
          >
            <b>
              <UserText>{name ?? code}</UserText>
            </b>
            <span className="quiet">
              {isGone ? t('soldOut') : <Text area="product" id="perPiece" fill={{ price: <Money halalas={unit} /> }} />}
              {offerPercent > 0 && !isGone ? (
                <>
                  {' · '}
                  <Text area="product" id="offer" fill={{ percent: <Ltr>{offerPercent}%</Ltr> }} />
                </>
              ) : null}
            </span>
          </Tile>
        )
      })}
    </div>
  )
}
