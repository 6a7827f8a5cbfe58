import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { RefusedMove, WaitingMove } from './waiting-moves.ts'

type Props = { waiting: readonly WaitingMove[]; refused: readonly RefusedMove[]; forget: () => void }

/** What waits for the line, and what did not fit any more when it came. */
export function WaitingList({ waiting, refused, forget }: Props) {
  const t = useT('office-scan')
  return (
    <>
      {waiting.length > 0 ? (
        <p className="note" role="status">
          <OfficeIcon name="clock" />
          {t('waiting', { count: waiting.length })}
        </p>
      ) : null}
      {refused.length > 0 ? (
        <div className="note bad-note" role="alert">
          <ul>
            {refused.map(({ id, code, reason }) => (
              <li key={id}>
                <bdi dir="ltr">{code}</bdi>: {reason}
              </li>
            ))}
          </ul>
          <Button look="outline" size="sm" onClick={forget}>
            {t('understood')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
