import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { OrderProblem } from './order-problems.ts'
import { problemText, stepName } from './problem-text.ts'
import { showStep } from '../configurator/show-step.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/**
 * Stops an order while something is missing or wrong: says everything that is, and brings the first such step into view
 * and focus. Answers whether it stopped. What `mayPass` stops nothing.
 */
export function useOrderStop(mayPass: (problem: OrderProblem) => boolean = () => false): () => boolean {
  const t = useT('product')
  const { language } = usePage()
  const { configurable, problems: all, ask } = useConfigurator()
  const problems = all.filter((problem) => !mayPass(problem))
  return () => {
    const [first] = problems
    if (!first) return false
    ask()
    const messages = problems.map((problem) => {
      const name = stepName(configurable.product, problem.stepId, t)
      return problem.code === 'missing' ? name : `${name}: ${problemText(problem, { t, language })}`
    })
    const isMissing = problems.some(({ code }) => code === 'missing')
    toast({ title: t(isMissing ? 'selectRequired' : 'lookAgain'), text: messages.join(' · '), tone: 'destructive' })
    requestAnimationFrame(() => showStep(first.stepId))
    return true
  }
}
