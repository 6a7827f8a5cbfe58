import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { sizeText } from '../../ui/bidi.tsx'
import { draftLink } from '../../ui/draft-link.ts'
import { configuredSize } from './product-size.ts'
import { productLine, requestText } from './request-text.ts'
import { useConfigurator } from './use-configurator.tsx'
import { useOrderStop } from './use-order-stop.ts'

/** The way to the form that reaches a printer, which finds the whole configuration in its draft once that is complete. */
export function useRequest(): ReturnType<typeof draftLink> {
  const t = useT('product')
  const { language } = usePage()
  const stop = useOrderStop()
  const { configurable, decisions, ticket } = useConfigurator()
  const { product } = configurable
  const to = hrefs.specialRequest({ category: product.topCategory.id, product: productLine(product) })

  const values = () => {
    const size = configuredSize(product, ticket.chosen)
    return {
      description: requestText({ configurable, decisions, ticket }, { t, language }),
      quantity: String(decisions.quantity),
      ...(size && { size: sizeText(size, language) }),
    }
  }
  return draftLink(to, values, stop)
}
