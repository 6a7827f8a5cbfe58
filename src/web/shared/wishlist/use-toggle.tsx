import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { WishlistItem } from './wishlist-items.ts'
import { toggleWishlist } from './toggle-wishlist.ts'

/** Presses a heart and reports the result. Needs the messages of `card`. */
export function useToggle(): (favorite: WishlistItem) => void {
  const t = useT('card')
  const { api } = usePage()
  return (favorite) => {
    const liked = toggleWishlist(api, favorite)
    if (liked.outcome === 'full') toast({ title: t('wishlistFull'), tone: 'destructive' })
    if (liked.outcome === 'added')
      toast({ title: t('wishlistAdded'), action: <ShowWishlist label={t('wishlistShow')} /> })
    if (liked.outcome === 'removed') {
      const undo = () => {
        liked.undo()
        toast({ title: t('wishlistBack') })
      }
      toast({ title: t('wishlistRemoved'), action: <Undo label={t('undo')} onClick={undo} /> })
    }
  }
}

const ShowWishlist = ({ label }: { label: string }) => (
  <ButtonLink look="secondary" size="sm" to={hrefs.wishlist()}>
    {label}
  </ButtonLink>
)

const Undo = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="secondary" size="sm" onClick={onClick}>
    {label}
  </Button>
)
