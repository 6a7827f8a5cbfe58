import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { cart } from '../../../shared/cart/browser-cart.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../../site-map.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'
import type { Configurator } from '../configurator/use-configurator.tsx'
import { addStateOf } from './add-state.ts'
import type { AddState } from './add-state.ts'
import { useOrderStop } from './use-order-stop.ts'

/** How the configuration gets into the cart, or a line of the cart gets it. */
export function useAdd(): { state: AddState; add: () => void; cancel: (() => void) | undefined } {
  const { language } = usePage()
  const navigate = useNavigate()
  const stop = useOrderStop()
  const configurator = useConfigurator()
  const state = useAddState(configurator)

  const leave = (): void => {
    configurator.decide({ editing: undefined })
    navigate(hrefs.cart())
  }
  const add = async (): Promise<void> => {
    if (state !== 'added' && stop()) return
    // A file may be shown here that is in no line and does not follow: it is said before the page is left.
    const { addConfigured, hasAbsentFile } = await import('./add-configured.tsx')
    if (state === 'added') return hasAbsentFile(configurator, language) ? undefined : navigate(hrefs.cart())
    const isDone = addConfigured(configurator, language)
    if (isDone && state === 'editing') leave()
  }
  return { state, add: () => void add().catch(toastFailure), cancel: state === 'editing' ? leave : undefined }
}

function useAddState({ configurable, decisions, ticket }: Configurator): AddState {
  return usePersistedFact(cart, ({ items }) =>
    addStateOf(items, {
      ...decisions,
      id: ticket.variant.id,
      features: writtenConfiguration(configurable.features, ticket.chosen),
    }),
  )
}
