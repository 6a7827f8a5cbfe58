import { isSameLine } from '#domain/cart/cart-item.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { cart } from '../../../shared/cart/browser-cart.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../../site-map.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'
import type { Configurator } from '../configurator/use-configurator.tsx'
import { useOrderStop } from './use-order-stop.ts'

/** Whether the configuration is in the cart: not, in another quantity, just so, or a line of it is being changed. */
export type AddState = 'new' | 'other' | 'added' | 'editing'

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
    if (state === 'added') return navigate(hrefs.cart())
    if (stop()) return
    const { addConfigured } = await import('./add-configured.tsx')
    const isDone = addConfigured(configurator, language)
    if (isDone && state === 'editing') leave()
  }
  return { state, add: () => void add().catch(toastFailure), cancel: state === 'editing' ? leave : undefined }
}

function useAddState({ configurable, decisions, ticket }: Configurator): AddState {
  return usePersistedFact(cart, ({ items }) => {
    if (items.some(({ key }) => key === decisions.editing)) return 'editing'
    const id = ticket.variant.id
    const ofVariant = items.filter((item) => item.id === id)
    if (ofVariant.length === 0) return 'new'
    const artworkIds = (decisions.designMode === 'UPLOAD' && decisions.artworkIds) || []
    const line = { id, features: writtenConfiguration(configurable.features, ticket.chosen), copy: 0, artworkIds }
    const same = ofVariant.find((item) => isSameLine(item, line))
    return same ? (same.quantity === decisions.quantity ? 'added' : 'other') : 'new'
  })
}
