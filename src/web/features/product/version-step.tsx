import { priceLine } from '#domain/pricing/price-line.ts'
import { Text } from '../../i18n/text.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Money } from '../../ui/money.tsx'
import { tidyText } from '../../ui/tidy-text.ts'
import { Tile } from './choice-tiles.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** The variants of a product, each with its price of one piece as configured now. */
export function VersionStep() {
  const t = useT('product')
  const { configurable, decisions, ticket, decide } = useConfigurator()
  const { product, features, prices } = configurable
  return (
    <div className="ops two">
      {product.prices.map(({ id, name, code, offerPercent, remainingQuantity }, index) => {
        const productPrice = prices[index] ?? ticket.variant
        const { unit } = priceLine({ productPrice, features, chosen: ticket.chosen, quantity: decisions.quantity })
        return (
          <Tile
            key={id}
            name="version"
            className="row"
            isTaken={id === ticket.variant.id}
            refusal={remainingQuantity === 0 && id !== ticket.variant.id ? t('outOfStock') : null}
            onTake={() => decide({ priceId: id })}
          >
            <b>{tidyText(name ?? code)}</b>
            <span className="q">
              <Text area="product" id="perPiece" fill={{ price: <Money halalas={unit} /> }} />
              {offerPercent > 0 ? (
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
