import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { Same, ThenTodayRow } from './then-today-row.tsx'

type Props = {
  readonly approval: NonNullable<LineAgain['approval']>
  readonly approvalReason: LineAgain['approvalReason']
  /** A word is to be changed first. */
  readonly isChanged: boolean
}

/** Who approved the line and when, and whether that still counts. */
export function ApprovalRow({ approval, approvalReason, isChanged }: Props) {
  const t = useT('order-again')
  return (
    <ThenTodayRow
      name={t('approved')}
      ordered={
        <>
          <span>
            <UserText>{approval.name}</UserText>
          </span>
          <Moment at={approval.at} />
        </>
      }
      today={
        isChanged ? (
          t('askedChange')
        ) : approvalReason === null ? (
          <Same>{t('stands')}</Same>
        ) : (
          t(`asked${approvalReason}`)
        )
      }
    />
  )
}
