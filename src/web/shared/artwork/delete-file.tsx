import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import type { ApiQuery } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork } from './artwork-calls.ts'

type Props = {
  version: Artwork
  /** Lists that show it. */
  refreshes: readonly ApiQuery<unknown>[]
}

/** Deletes a version of a file for good, once that was confirmed. */
export function DeleteFile({ version: { id, name, number }, refreshes }: Props) {
  const t = useT('artwork')
  const [isConfirming, setConfirming] = useState(false)
  const deletion = useCall(async (api) => {
    setConfirming(false)
    return api.delete(`/api/artworks/${encodeURIComponent(id)}`)
  }, refreshes)
  return (
    <>
      <Button look="ghost" size="sm" aria-label={t('deleteOf', { name, number })} onClick={() => setConfirming(true)}>
        {t('deleteNow')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('deleteAsk')}
        confirm={t('deleteNow')}
        isBusy={deletion.isBusy}
        onConfirm={() => deletion.call()}
      >
        <p>
          <bdi>{name}</bdi> · {t('version', { number })}
        </p>
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
