import { useT } from '#ui/i18n/use-t.ts'
import { Day } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { ApprovalRow } from './approval-row.tsx'
import { FilesRow } from './files-row.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { TermsRows } from './terms-rows.tsx'
import { ThenTodayRow } from './then-today-row.tsx'

type Props = {
  readonly line: LineAgain & { readonly today: NonNullable<LineAgain['today']> }
  readonly placedAt: string
  /** A word is to be changed first. */
  readonly isChanged: boolean
}

/** A line as it was ordered, beside what it is today. */
export function ThenTodayTable({ line, placedAt, isChanged }: Props) {
  const t = useT('order-again')
  const { key, files, approval, approvalReason, options, ordered, today } = line
  return (
    <table className="then-today" aria-labelledby={`again-${key}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('what')}</span>
          </th>
          <th scope="col">
            <Day at={placedAt} />
          </th>
          <th scope="col">{t('today')}</th>
        </tr>
      </thead>
      <tbody>
        {files.length === 0 ? null : <FilesRow files={files} />}
        {approval === null ? null : (
          <ApprovalRow approval={approval} approvalReason={approvalReason} isChanged={isChanged} />
        )}
        {options.map(({ name, value }) => (
          <ThenTodayRow key={name ?? ''} name={name ?? t('variant')} ordered={<UserText>{value}</UserText>} />
        ))}
        <TermsRows placedAt={placedAt} ordered={ordered} today={today} />
      </tbody>
    </table>
  )
}
