import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'
import { sizeText } from '#ui/text/bidi.tsx'
import { draftLink } from '#ui/drafts/draft-link.ts'
import { configuredSize } from '../gallery/product-size.ts'
import { requestedQuantity, isTooMany } from './order-problems.ts'
import { productLine, requestText } from './request-text.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'
import { useOrderStop } from './use-order-stop.ts'

/** The way to the form that reaches a printer, which finds the whole configuration in its draft once that is complete. */
export function useRequest(): ReturnType<typeof draftLink> {
  const t = useT('product')
  const { language } = usePage()
  const configurator = useConfigurator()
  const { configurable, decisions, ticket } = configurator
  const quantity = requestedQuantity(configurator)
  // Sizes that come to more than one order may have are right for what is asked.
  const stop = useOrderStop(
    (problem) => isTooMany(problem) || (problem.code === 'other-sum' && problem.sum === quantity),
  )
  const { product } = configurable
  const to = hrefs.specialRequest({ category: product.topCategory.id, product: productLine(product) })

  const values = () => {
    const size = configuredSize(product, ticket.chosen)
    return {
      description: requestText({ configurable, decisions: { ...decisions, quantity }, ticket }, { t, language }),
      quantity: String(quantity),
      ...(size && { size: sizeText(size, language) }),
    }
  }
  return draftLink(to, values, stop)
}
