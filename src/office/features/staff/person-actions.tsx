import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { useMay } from '../../app/me.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { addressOf } from '../../site-map.ts'
import type { Sent } from './invite-dialog.tsx'
import { SentLink } from './sent-link.tsx'
import type { PersonFile } from './staff.queries.ts'

/** What can be done about how a person comes in: another link, none at all, or new factors. */
export function PersonActions({ person }: { person: PersonFile }) {
  const t = useT('office-staff')
  const seesAll = useMay('activity.view')
  const { isBusy, sent, isAsking, ask, close, resend, withdraw, reset } = useLinks(person)
  const isInvited = person.status === 'INVITED'
  return (
    <>
      {seesAll ? (
        <ButtonLink look="outline" to={addressOf('activity', {}, `by=${person.id}`)}>
          <OfficeIcon name="history" />
          {t('whatTheyDid')}
        </ButtonLink>
      ) : null}
      {person.canEdit && isInvited ? (
        <>
          <Button look="outline" loading={isBusy} onClick={() => void resend()}>
            {t('sendAgain')}
          </Button>
          {person.invitedUntil === null ? null : (
            <Button look="outline" loading={isBusy} onClick={() => void withdraw()}>
              {t('withdraw')}
            </Button>
          )}
        </>
      ) : null}
      {person.canEdit && person.status === 'ACTIVE' && !person.isSelf ? (
        <Button look="outline" onClick={() => ask(true)}>
          {t('resetFactor')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          open
          title={t('resetFactor')}
          confirm={t('resetFactor')}
          isBusy={isBusy}
          onClose={() => ask(false)}
          onConfirm={() => void reset()}
        >
          <p>
            <Text area="office-staff" id="resetText" fill={{ name: <bdi>{person.name}</bdi> }} />
          </p>
        </ConfirmDialog>
      ) : null}
      {sent ? (
        <Dialog open title={t('linkTitle')} onClose={close}>
          <SentLink sent={sent} onDone={close} />
        </Dialog>
      ) : null}
    </>
  )
}

/** The links of a person: sent again, withdrawn, or sent for new factors. */
function useLinks({ id }: PersonFile) {
  const { api } = usePage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, ask] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const path = `/api/office/staff/${encodeURIComponent(id)}` as const
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      toastFailure(failure)
    }
    setBusy(false)
    ask(false)
    await client.invalidateQueries()
  }
  return {
    isBusy,
    sent,
    isAsking,
    ask,
    close: () => setSent(undefined),
    resend: () => run(async () => setSent((await api.post(`${path}/invitation`, {})).data)),
    withdraw: () => run(async () => void toast({ title: (await api.delete(`${path}/invitation`)).message })),
    reset: () => run(async () => setSent((await api.post(`${path}/factor-reset`, {})).data)),
  }
}
