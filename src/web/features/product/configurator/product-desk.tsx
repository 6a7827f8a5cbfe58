import { useMemo } from 'react'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { Desk } from '../../../shared/artwork/desk.tsx'
import { slotOfProduct } from '../../../shared/artwork/line-files.ts'
import { WithTexts } from '../../../shared/artwork/with-texts.tsx'
import { templatesFor } from '../info/templates-for.ts'
import { useConfigurator } from './use-configurator.tsx'

/** The desk of the product that is configured: another size is checked again, without another upload. */
export default function ProductDesk() {
  const { configurable, decisions, ticket, decide } = useConfigurator()
  const { product, features } = configurable
  const written = JSON.stringify(toLineFeatures(writtenConfiguration(features, ticket.chosen)))
  const productPrice = ticket.variant.id
  const variant = useMemo(() => ({ productPrice, features: JSON.parse(written) }), [productPrice, written])
  const [template] = templatesFor(product.templates, productPrice)
  return (
    <WithTexts>
      {() => (
        <Desk
          slot={slotOfProduct(product.id)}
          variant={variant}
          printed={{ ...decisions, artworkIds: decisions.artworkIds ?? [] }}
          quantity={decisions.quantity}
          template={template}
          onChange={decide}
        />
      )}
    </WithTexts>
  )
}
