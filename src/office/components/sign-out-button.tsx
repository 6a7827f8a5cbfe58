import { Button } from '#ui/button.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { OfficeIcon } from './office-icon.tsx'

/** Signs out of this browser; the page is loaded again, so that nothing of the office stays in it. */
export function SignOutButton() {
  const t = useT('office-frame')
  const { api } = usePage()
  const { isBusy, run } = useRequest()
  const signOut = () =>
    run(async () => {
      await api.post('/api/office/sign-out', {})
      location.assign('/office')
    })
  return (
    <Button look="ghost" size="icon" aria-label={t('signOut')} loading={isBusy} onClick={() => void signOut()}>
      <OfficeIcon name="leave" flip />
    </Button>
  )
}
