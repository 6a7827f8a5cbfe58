import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useMe } from '../../app/me.tsx'
import { History } from '../../history/history.tsx'
import { LiveKeys } from '../../keys/key-list.tsx'
import { ChangedNote } from '../../live/changed-banner.tsx'
import { NewVersionNote, OfflineNote } from '../../components/notes.tsx'
import { CardParts } from './card-parts.tsx'
import { EditParts } from './edit-parts.tsx'
import { ButtonParts, MarkParts, StubParts } from './object-parts.tsx'
import { PlaceParts } from './place-parts.tsx'
import { RowParts } from './row-parts.tsx'
import './parts.css'

export const AREAS: readonly AreaName[] = [
  'office-parts',
  'office-list',
  'office-board',
  'office-orders',
  'office-edit',
  'office-money',
  'office-activity',
]

/** Every part that screens are made of, in each state it can be in: drawn once, and used everywhere. */
export default function PartsScreen() {
  const t = useT('office-parts')
  const { id } = useMe()
  return (
    <div className="parts">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </div>
      <div className="parts-pair">
        <RowParts />
        <div>
          <StubParts />
          <MarkParts />
          <ButtonParts />
        </div>
      </div>
      <div className="parts-three">
        <CardParts />
        <Part name={t('below')}>
          <ToastParts />
        </Part>
        <Part name={t('notes')}>
          <OfflineNote />
          <NewVersionNote />
          <ChangedNote who="Omar" onShow={() => undefined} />
        </Part>
      </div>
      <EditParts />
      <PlaceParts />
      <History type="staff" id={id} />
      <Part name={t('keys')}>
        <LiveKeys />
      </Part>
    </div>
  )
}

function ToastParts() {
  const t = useT('office-parts')
  return (
    <>
      <Button look="outline" onClick={() => toast({ title: t('done') })}>
        {t('showDone')}
      </Button>
      <Button look="outline" onClick={() => toast({ title: t('failed'), text: t('failedText'), tone: 'destructive' })}>
        {t('showFailed')}
      </Button>
    </>
  )
}

/** A part below its name. */
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="ruled">
    <h2>{name}</h2>
    <div className="parts-stack">{children}</div>
  </section>
)
