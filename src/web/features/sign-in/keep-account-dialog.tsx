import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { closeSignIn } from '../../shared/session/sign-in-request.ts'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useFocusBack } from './use-focus-back.ts'

/**
 * A customer who signs in while their account waits to be deleted learns of it, and may keep it (S262). Signing in alone keeps
 * nothing: some only come for their data.
 */
export function KeepAccountDialog({ dueAt }: { dueAt: string }) {
  const t = useT('sign-in')
  useFocusBack()
  const { isBusy, call } = useCall(
    async (api) => {
      const answer = await api.delete('/api/customers/deletion')
      closeSignIn()
      return answer
    },
    [profileQuery],
  )
  return (
    <Dialog open onClose={closeSignIn} title={t('keepTitle')}>
      <div className="sign">
        <DialogText>
          <Text
            area="sign-in"
            id="keepText"
            fill={{ date: <DateText day={riyadhDate(new Date(dueAt))} length="full" /> }}
          />
        </DialogText>
        <div className="sign-ways">
          <Button size="lg" wide loading={isBusy} onClick={call}>
            {t('keepAccount')}
          </Button>
          <Button look="outline" wide onClick={closeSignIn}>
            {t('notNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
