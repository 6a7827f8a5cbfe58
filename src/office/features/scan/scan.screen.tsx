import { useEffect, useState } from 'react'
import { readScanned } from '#domain/production/job-code.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate, useVisit } from '#ui/router/router.tsx'
import { addressOf } from '../../site-map.ts'
import { JobSheet } from './job-sheet.tsx'
import { ScanWays } from './scan-ways.tsx'
import { signal } from './signals.ts'
import { useScanDocument } from './use-scan-document.ts'
import { useWaitingMoves } from './use-waiting-moves.ts'
import { WaitingList } from './waiting-list.tsx'

export const AREAS: readonly AreaName[] = ['office-scan', 'office-artwork', 'office-board', 'office-orders']

/** A ticket is scanned, its job is shown large, and one button does what comes next. */
export default function ScanScreen() {
  const t = useT('office-scan')
  const navigate = useNavigate()
  useScanDocument()
  const { params } = useVisit()
  const code = params['code']
  const [trouble, setTrouble] = useState<string>()
  const moves = useWaitingMoves()
  const read = (text: string): void => {
    const scanned = readScanned(text, location.host)
    if (scanned.kind === 'JOB') {
      setTrouble(undefined)
      navigate(addressOf('job', { code: scanned.code }))
    } else {
      signal('bad')
      setTrouble(scanned.kind === 'FOREIGN' ? t('foreign') : t('unreadable', { text: text.slice(0, 40) }))
    }
  }
  useEffect(() => setTrouble(undefined), [code])
  return (
    <div className="scan">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <WaitingList {...moves} />
      <ScanWays isFirst={code === undefined} onCode={read} />
      {trouble ? (
        <p className="scan-trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      {code === undefined ? null : <JobSheet key={code} code={code} moves={moves} />}
    </div>
  )
}
