import { useQueryClient } from '@tanstack/react-query'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { Button } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { authState } from '../session/auth-state.ts'
import { cart } from '../cart/browser-cart.ts'
import type { Artwork } from './artwork-calls.ts'
import { setAside } from './artwork-calls.ts'
import { sentBefore } from './sent-before.ts'
import { slotOfLine } from './line-files.ts'
import { allFiles, filesOf } from './sending/file-slots.ts'
import { showArtwork } from './sending/sent-files.ts'
import { useRemoveFile } from './sending/use-remove-file.ts'

/** How long a removal can be undone, in ms. */
const UNDO_MS = 10_000

/** Takes files off a line of this slot, and takes earlier ones for it. */
export function useSetAside(slot: string, line?: LinePlace) {
  const t = useT('artwork')
  const page = usePage()
  const client = useQueryClient()
  const remove = useRemoveFile(slot, line)
  const { api } = page
  const note = (id: string, isAside: boolean): void => {
    const listed = () => client.invalidateQueries(plain(sentBefore))
    setAside(api, id, isAside).then(listed, toastFailure)
  }
  /** Says where the file is now, and offers to put it back: a customer's is in their account, a visitor's goes a day later. */
  const takeOff = (key: string): void => {
    const artwork = filesOf(slot).find((file) => file.key === key)?.artwork
    const putBack = remove(key)
    if (!artwork || !putBack || artwork.state === 'REFUSED') return
    const isAside = !isUsedElsewhere(artwork, slot)
    if (isAside) note(artwork.id, true)
    const undo = () => {
      putBack()
      if (isAside) note(artwork.id, false)
      toast({ title: t('removalUndone') })
    }
    toast({
      title: t('removed', { name: artwork.name }),
      text: t(!isAside ? 'removedUsed' : authState.get().isAuthenticated ? 'removedCustomer' : 'removedVisitor'),
      duration: UNDO_MS,
      action: (
        <Button look="secondary" size="sm" onClick={undo}>
          {t('undoRemoval')}
        </Button>
      ),
    })
  }
  const takeAgain = (artwork: Artwork): void => {
    showArtwork(slot, artwork, page)
    note(artwork.id, false)
  }
  return { takeOff, takeAgain }
}

/** Whether another line of the cart is printed from a version of this file. */
function isUsedElsewhere({ id, fileId }: Artwork, slot: string): boolean {
  const { items, saved } = cart.get()
  const versions = new Set([id, ...allFiles().flatMap(({ artwork }) => (artwork?.fileId === fileId ? artwork.id : []))])
  return [...items, ...saved].some(
    ({ key, artworkIds }) => slotOfLine(key) !== slot && artworkIds.some((each) => versions.has(each)),
  )
}
