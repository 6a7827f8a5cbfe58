import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { readScanned } from '#domain/production/job-code.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { Broken, StateNote, Waiting } from '../../components/states.tsx'
import { Refused } from '../scan/job-step.tsx'
import { ScanWays } from '../scan/scan-ways.tsx'
import { signal } from '../scan/signals.ts'
import { TabletJob } from './tablet-job.tsx'

type TabletAnswer = AnswerOf<'/api/office/tablet'>

const TABLET = apiQuery('/api/office/tablet', { tags: [] })
/** Who set a PIN meanwhile is offered after so many milliseconds. */
const REFETCH_MS = 60_000

/** A shared tablet at its station: a ticket is scanned, and who works shows a PIN. */
export default function Tablet() {
  const t = useT('office-tablets')
  const found = useQuery<TabletAnswer>({ ...plain(TABLET), retry: false, refetchInterval: REFETCH_MS })
  const isUnpaired = isApiFailure(found.error) && found.error.status === 401
  if (isUnpaired) return <StateNote level={1} title={t('unpaired')} text={t('unpairedText')} />
  if (found.data) return <AtWork tablet={found.data.data} />
  return found.error ? <Broken failure={found.error} onRetry={() => void found.refetch()} /> : <Waiting />
}

function AtWork({ tablet }: { tablet: TabletAnswer['data'] }) {
  const t = useT('office-tablets')
  const scan = useT('office-scan')
  const { language } = usePage()
  const [code, setCode] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const station = inLanguage(tablet.station.name, language)
  useTitle(station)
  const read = (text: string): void => {
    const scanned = readScanned(text, location.host)
    const isJob = scanned.kind === 'JOB'
    setCode(isJob ? scanned.code : undefined)
    setTrouble(isJob ? undefined : foreignOr(scanned.kind, text))
    if (!isJob) signal('bad')
  }
  const foreignOr = (kind: 'FOREIGN' | 'UNREADABLE', text: string) =>
    kind === 'FOREIGN' ? scan('foreign') : scan('unreadable', { text: text.slice(0, 40) })
  return (
    <>
      <header className="tablet-top">
        <h1>{station}</h1>
        <bdi className="quiet">{tablet.name}</bdi>
        <LanguageSwitch isLong />
      </header>
      <main id="main" className="scan" tabIndex={-1}>
        <ScanWays isFirst={code === undefined} onCode={read} />
        {trouble === undefined ? null : <Refused>{trouble}</Refused>}
        {tablet.people.length === 0 ? <p className="note">{t('noPeople')}</p> : null}
        {code === undefined ? null : (
          <TabletJob key={code} code={code} people={tablet.people} onDone={() => setCode(undefined)} />
        )}
      </main>
    </>
  )
}

/** The tab of the browser is named after the station. */
function useTitle(station: string): void {
  useEffect(() => {
    document.title = station
  }, [station])
}
