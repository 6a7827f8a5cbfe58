import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { useCall } from '#ui/fetching/use-call.ts'

/** An account whose owner has deleted it says until when, and takes it back on a press (S262). */
export function DeletionNotice() {
  const t = useT('account')
  const due = useFetched(profileQuery)?.data.deletionDueAt
  const { isBusy, call } = useCall((api) => api.delete('/api/customers/deletion'), [profileQuery])
  return due ? (
    <div className="note warn account-due" role="status">
      <p>
        <Text
          area="account"
          id="deletionDue"
          fill={{ date: <DateText day={riyadhDate(new Date(due))} length="full" /> }}
        />
      </p>
      <Button look="link" loading={isBusy} onClick={call}>
        {t('keepAccount')}
      </Button>
    </div>
  ) : null
}
