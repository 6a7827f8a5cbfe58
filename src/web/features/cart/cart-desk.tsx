import { useMemo } from 'react'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { Desk } from '../../shared/artwork/desk.tsx'
import { slotOfLine } from '../../shared/artwork/line-files.ts'
import { noteForLines } from '../../shared/artwork/note-for-lines.ts'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { leaveToDesigners, setFiles } from '../../shared/cart/change-cart.ts'

type Props = {
  readonly item: CartItemView
  /** Called when the customer has taken the last file away here. */
  readonly onEmptied: () => void
}

/** The files of a line of the cart. */
export default function CartDesk({ item, onEmptied }: Props) {
  const { key, id, features, quantity } = item
  const { language } = usePage()
  const variant = useMemo(() => ({ productPrice: id, features: toLineFeatures(features) }), [id, features])
  return (
    <WithTexts>
      {() => (
        <Desk
          slot={slotOfLine(key)}
          variant={variant}
          printed={item}
          quantity={quantity}
          changedBy={item.designMode === 'DESIGN_FOR_ME' ? 'SHOP' : 'CUSTOMER'}
          onChange={(files) => {
            setFiles(key, files)
            if (files.artworkIds.length + files.uploadIds.length === 0) onEmptied()
          }}
          onSetLines={(wish) => {
            const note = noteForLines(item.notes, wish, language)
            if (note !== undefined) leaveToDesigners(item, note)
          }}
        />
      )}
    </WithTexts>
  )
}
