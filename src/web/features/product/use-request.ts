import type { MouseEvent } from 'react'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { sizeText } from '../../ui/bidi.tsx'
import { seedDraft } from '../../ui/form-draft.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { problemText, stepName } from './problem-text.ts'
import { configuredSize } from './product-size.ts'
import { productLine, requestText } from './request-text.ts'
import { showStep } from './show-step.ts'
import { useConfigurator } from './use-configurator.tsx'

/**
 * The way to the form that reaches a printer, which finds the whole configuration in its draft. While something is
 * missing or wrong it leads there instead: the first such step is named, brought into view and focused.
 */
export function useRequest(): { to: string; onClick: (event: MouseEvent) => void } {
  const t = useT('product')
  const { language } = usePage()
  const { configurable, decisions, ticket, problems, ask } = useConfigurator()
  const { product } = configurable
  const to = hrefs.specialRequest({ category: product.topCategory.id, product: productLine(product) })

  const stop = (): void => {
    const [first] = problems
    if (!first) return
    ask()
    const said = problems.map((problem) => {
      const name = stepName(product, problem.stepId, t)
      return problem.code === 'missing' ? name : `${name}: ${problemText(problem, { t, language })}`
    })
    const isMissing = problems.some(({ code }) => code === 'missing')
    toast({ title: t(isMissing ? 'selectRequired' : 'lookAgain'), text: said.join(' · '), tone: 'destructive' })
    requestAnimationFrame(() => showStep(first.stepId))
  }
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
      if (problems.length === 0) return fillIn()
      event.preventDefault()
      stop()
    },
  }
}
