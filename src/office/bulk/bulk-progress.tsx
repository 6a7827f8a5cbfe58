import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { BulkRefused } from './bulk-refused.tsx'
import { isGoingOn, useNewestRunPolled } from './bulk.queries.ts'
import type { BulkRun } from './bulk.queries.ts'

const GOING_ON = { accept: 'accepting', assign: 'assigning', ship: 'shipping' } as const
const DONE = { accept: 'accepted', assign: 'assigned', ship: 'shipped' } as const

/** How far the newest run of this person is, and what came of it, until that is put away. */
export function BulkProgress() {
  const t = useT('office-bulk')
  const run = useNewestRunPolled()
  const [hidden, setHidden] = useState<string>()
  const [seen, setSeen] = useState<string>()
  const [isWhyOpen, setWhyOpen] = useState(false)
  const goesOn = isGoingOn(run)
  if (run && goesOn && seen !== run.id) setSeen(run.id)
  // What ended before this page was opened is in the activity.
  if (!run || run.id === hidden || (!goesOn && seen !== run.id)) return null
  if (goesOn) return <GoingOn run={run} />
  return (
    <div className="note bulk-note" role="status">
      <OfficeIcon name={run.refused > 0 ? 'warning' : 'check'} />
      <span>
        {t(DONE[run.action], { count: run.done })}
        {run.refused > 0 ? ` · ${t('refused', { count: run.refused })}` : ''}
      </span>
      {run.refused > 0 ? (
        <Button look="outline" size="sm" onClick={() => setWhyOpen(true)}>
          {t('why')}
        </Button>
      ) : null}
      <Button look="ghost" size="sm" onClick={() => setHidden(run.id)}>
        {t('hide')}
      </Button>
      {isWhyOpen ? <BulkRefused id={run.id} onClose={() => setWhyOpen(false)} /> : null}
    </div>
  )
}

function GoingOn({ run: { action, done, refused, total } }: { run: BulkRun }) {
  const t = useT('office-bulk')
  const words = t(GOING_ON[action], { done: groupDigits(done + refused), total: groupDigits(total) })
  return (
    <div className="note bulk-note">
      <RegistrationMark turning />
      <span>
        {words} <small>{t('goesOn')}</small>
      </span>
      <progress max={total} value={done + refused} aria-label={words} />
    </div>
  )
}
