import { useState } from 'react'
import { copyLine, removeLine, saveLine } from '../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { editLine } from './edit-line.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { focusBeside } from './focus-beside.ts'

/** What may be done with a line. Each button says of which, for those who hear it alone. */
export function LineActions({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const [isAsking, setAsking] = useState(false)
  const name = tidyText(item.shown.name)
  const of = (action: string) => ({ 'aria-label': t('actionOf', { action, name }) })
  const copy = (): void => {
    if (copyLine(item)) toast({ title: t('copied'), text: t('copiedText') })
    else toast({ title: t('full'), tone: 'destructive' })
  }
  const save = (): void => {
    const focus = focusBeside(item.key)
    saveLine(item.key)
    focus()
    toast({ title: t('savedForLater') })
  }
  const remove = (): void => {
    const focus = focusBeside(item.key)
    setAsking(false)
    removeLine(item)
    focus()
  }
  return (
    <div className="line-actions">
      <ButtonLink
        look="ghost"
        size="sm"
        to={hrefs.product(item.shown)}
        onClick={() => editLine(item)}
        {...of(t('edit'))}
      >
        <Icon name="edit" />
        {t('edit')}
      </ButtonLink>
      <Button look="ghost" size="sm" onClick={copy} {...of(t('duplicate'))}>
        <Icon name="copy" />
        {t('duplicate')}
      </Button>
      <Button look="ghost" size="sm" onClick={save} {...of(t('saveForLater'))}>
        <Icon name="clock" />
        {t('saveForLater')}
      </Button>
      <Button look="ghost" size="sm" onClick={() => setAsking(true)} {...of(t('remove'))}>
        <Icon name="trash" />
        {t('remove')}
      </Button>
      <RemoveDialog open={isAsking} name={name} onClose={() => setAsking(false)} onRemove={remove} />
    </div>
  )
}
