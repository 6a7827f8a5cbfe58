import { useState } from 'react'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate, useParams } from '#ui/router/router.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { Broken, StateNote, Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { useList } from '../../list/use-list.ts'
import { ArtworkQueue } from './artwork-queue.tsx'
import { ArtworkSide } from './artwork-side.tsx'
import { ArtworkStage } from './artwork-stage.tsx'
import { TABS, useLine, useQueue } from './artwork.queries.ts'
import type { Line, QueuedLine, Tab } from './artwork.queries.ts'
import './artwork.css'

export const AREAS: readonly AreaName[] = ['office-artwork', 'office-artwork-queue', 'office-list', 'artwork-findings']

/** The artwork desk: what waits, the page with what was found on it, and what is decided. */
export default function ArtworkScreen() {
  const t = useT('office-artwork')
  const list = useList()
  const code = useParams()['code']
  const requested = list.address.filters['tab']?.[0]
  const tab = TABS.find((each) => each === requested) ?? 'all'
  const queue = useQueue(tab)
  const lines = queue.data?.data.lines ?? []
  const present = code ?? lines[0]?.code
  const line = useLine(present)
  const open = useOpen(lines, present, tab)
  return (
    <div className={code === undefined ? 'desk' : 'desk has-line'}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <ArtworkQueue
        queue={queue.data?.data}
        tab={tab}
        present={present}
        onTab={(next) => list.onFilter('tab', [next])}
      />
      {queue.error ? <Broken level={2} failure={queue.error} onRetry={() => void queue.refetch()} /> : null}
      {queue.data && present === undefined ? (
        <StateNote title={t('emptyTitle')} text={t('emptyText')} />
      ) : line.data ? (
        <LineDetails key={line.data.data.code} line={line.data.data} onNext={open.next} />
      ) : line.error ? (
        <Broken level={2} failure={line.error} onRetry={() => void line.refetch()} />
      ) : queue.error ? null : (
        <Waiting />
      )}
    </div>
  )
}

/** Walks through the queue by `j` and `k`. */
function useOpen(lines: readonly QueuedLine[], present: string | undefined, tab: Tab) {
  const t = useT('office-list')
  const navigate = useNavigate()
  const at = lines.findIndex(({ code }) => code === present)
  const go = (index: number) => {
    const next = lines[Math.min(Math.max(index, 0), lines.length - 1)]
    if (next && next.code !== present) navigate(addressOf('artworkLine', { code: next.code }, `tab=${tab}`))
  }
  useHotkeys([
    { keys: 'j', name: t('nextRow'), run: () => go(at + 1) },
    { keys: 'k', name: t('previousRow'), run: () => go(at - 1) },
  ])
  return { next: () => go(at + 1) }
}

function LineDetails({ line, onNext }: { line: Line; onNext: () => void }) {
  const [current, setCurrent] = useState({ file: 0, page: 0 })
  const [finding, setFinding] = useState<number>()
  const [compared, setCompared] = useState<string>()
  const file = line.files[current.file] ?? line.files[0]
  return (
    <>
      <ArtworkStage
        line={line}
        file={file}
        current={current}
        finding={finding}
        compared={compared}
        onShow={setCurrent}
        onFinding={setFinding}
      />
      <ArtworkSide
        line={line}
        file={file}
        page={current.page}
        finding={finding}
        compared={compared}
        onCompare={setCompared}
        onFinding={(index) => {
          setFinding(index)
          const page = file?.findings[index]?.page
          if (page !== null && page !== undefined) setCurrent({ file: current.file, page: page - 1 })
        }}
        onDone={onNext}
      />
    </>
  )
}
