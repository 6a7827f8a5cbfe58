import type { MouseEvent } from 'react'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { sizeText } from '../../ui/bidi.tsx'
import { seedDraft } from '../../ui/form-draft.ts'
import { configuredSize } from './product-size.ts'
import { productLine, requestText } from './request-text.ts'
import { useConfigurator } from './use-configurator.tsx'
import { useOrderStop } from './use-order-stop.ts'

/** The way to the form that reaches a printer, which finds the whole configuration in its draft once that is complete. */
export function useRequest(): { to: string; onClick: (event: MouseEvent) => void } {
  const t = useT('product')
  const { language } = usePage()
  const stop = useOrderStop()
  const { configurable, decisions, ticket } = useConfigurator()
  const { product } = configurable
  const to = hrefs.specialRequest({ category: product.topCategory.id, product: productLine(product) })

  const fillIn = (): void => {
    const size = configuredSize(product, ticket.chosen)
    seedDraft(to, {
      description: requestText({ configurable, decisions, ticket }, { t, language }),
      quantity: String(decisions.quantity),
      ...(size && { size: sizeText(size, language) }),
    })
  }
  return {
    to,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (stop()) event.preventDefault()
      else fillIn()
    },
  }
}
