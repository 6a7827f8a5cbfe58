import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { OfficeIcon } from '../components/office-icon.tsx'

/** How long a notification offers to take back what it says (ms); later the activity does. */
const OFFER_MS = 20_000

/** Takes a change back, and shows everything as it is then. Refused when it was changed again since. */
export function TakeBack({ change }: { change: string }) {
  const t = useT('office-activity')
  const { api } = usePage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      toast({ title: (await api.post(`/api/office/activity/${encodeURIComponent(change)}/undo`, {})).message })
    } catch (failure) {
      toastFailure(failure)
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  return (
    <Button look="outline" size="sm" loading={isBusy} onClick={() => void takeBack()}>
      <OfficeIcon name="back" />
      {t('takeBack')}
    </Button>
  )
}

/** Says what was done, with the way to take it back for twenty seconds where it can be. */
export function toastDone(title: string, change: { readonly id: string; readonly canUndo: boolean } | null): void {
  if (change?.canUndo) toast({ title, action: <TakeBack change={change.id} />, duration: OFFER_MS })
  else toast({ title })
}
