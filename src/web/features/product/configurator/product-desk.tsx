import { useMemo } from 'react'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { Desk } from '../../../shared/artwork/desk.tsx'
import { slotOfProduct } from '../../../shared/artwork/line-files.ts'
import { noteForLines } from '../../../shared/artwork/note-for-lines.ts'
import { WithTexts } from '../../../shared/artwork/with-texts.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** The desk of the product that is configured: another size is checked again, without another upload. */
export default function ProductDesk() {
  const { configurable, decisions, ticket, decide } = useConfigurator()
  const { product, features } = configurable
  const { language } = usePage()
  const written = JSON.stringify(toLineFeatures(writtenConfiguration(features, ticket.chosen)))
  const productPrice = ticket.variant.id
  const variant = useMemo(() => ({ productPrice, features: JSON.parse(written) }), [productPrice, written])
  return (
    <WithTexts>
      {() => (
        <Desk
          slot={slotOfProduct(product.id)}
          variant={variant}
          printed={{ ...decisions, artworkIds: decisions.artworkIds ?? [] }}
          quantity={decisions.quantity}
          changedBy={decisions.designMode === 'DESIGN_FOR_ME' ? 'SHOP' : 'CUSTOMER'}
          onChange={decide}
          onSetLines={(wish) => {
            const note = noteForLines(decisions.note ?? '', wish, language)
            if (note !== undefined) decide({ designMode: 'DESIGN_FOR_ME', note })
          }}
        />
      )}
    </WithTexts>
  )
}
