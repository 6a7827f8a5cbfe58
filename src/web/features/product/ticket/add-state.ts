import { isSameLine } from '#domain/cart/cart-item.ts'
import type { CartLine, DesignMode } from '#domain/cart/cart-item.ts'

/** Whether the configuration is in the cart: not, otherwise than it is chosen now, just so, or a line of it is being changed. */
export type AddState = 'new' | 'other' | 'added' | 'editing'

/** What is chosen, with the files that are there and those on their way, and the line of the cart that it changes. */
type Chosen = Pick<CartLine, 'id' | 'features' | 'quantity' | 'uploadIds'> & {
  readonly designMode?: DesignMode | undefined
  readonly artworkIds?: readonly string[] | undefined
  readonly editing?: string | undefined
}

/** How a configuration stands to the lines of a cart. */
export function addStateOf(items: readonly CartLine[], { editing, ...chosen }: Chosen): AddState {
  if (items.some(({ key }) => key === editing)) return 'editing'
  const { id, features, quantity, designMode, artworkIds = [], uploadIds = [] } = chosen
  const isUpload = designMode === 'UPLOAD'
  const line = { id, features, copy: 0, artworkIds: isUpload || designMode === 'DESIGN_FOR_ME' ? artworkIds : [] }
  const same = items.find((item) => isSameLine(item, line))
  if (!same) return 'new'
  const follows = !isUpload || uploadIds.every((upload) => same.uploadIds?.includes(upload))
  const isDesigned = designMode !== 'DESIGN_FOR_ME' || same.designMode === designMode
  return same.quantity === quantity && follows && isDesigned ? 'added' : 'other'
}
