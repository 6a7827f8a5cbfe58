import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'

type Props = { open: boolean; name: string; onClose: () => void; onRemove: () => void }

/** Asks before a line is thrown away (S242, S243). */
export function RemoveDialog({ open, name, onClose, onRemove }: Props) {
  const t = useT('cart')
  return (
    <Dialog open={open} onClose={onClose} title={t('removeTitle')} kind="sheet">
      <DialogText>
        <bdi>{name}</bdi>
        <br />
        {t('removeText')}
      </DialogText>
      <div className="dialog-actions">
        <Button look="destructive" onClick={onRemove}>
          {t('remove')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  )
}
