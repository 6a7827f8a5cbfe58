import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { DayStays } from './day-stays.tsx'
import { FileField } from './file-field.tsx'
import type { RequestedChange } from './requested-change.ts'
import type { Proof, View } from './proof.query.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useSendChanges } from './use-send-changes.ts'

type Props = {
  token: string
  view: View
  proof: Proof
  changes: readonly RequestedChange[]
  onChange: (changes: readonly RequestedChange[]) => void
  onAdd: () => void
  onBack: () => void
  onSent: (hasFile: boolean) => Promise<void>
}

const MAX_CHANGES = 30

/** What should change: a field for each touch of the page, and for what is about all of it. */
export function ChangeForm({ token, view, proof, changes, onChange, onAdd, onBack, onSent }: Props) {
  const t = useT('proof')
  const form = useRef<HTMLFormElement>(null)
  const { progress, stop, isBusy, problem, isMissed, send } = useSendChanges(token, proof, onSent)
  const written = changes.filter(({ text }) => text.trim() !== '')
  return (
    <>
      <h1>{t('change')}</h1>
      <p className="lead">{t('changeText')}</p>
      <DayStays view={view} />
      <ol className="proof-asks">
        {changes.map((change, index) => (
          <Ask key={change.id} number={index + 1} change={change} changes={changes} onChange={onChange} />
        ))}
      </ol>
      {changes.length < MAX_CHANGES ? (
        <p>
          <Button look="outline" onClick={onAdd}>
            <Icon name="plus" />
            {t('addGeneral')}
          </Button>
        </p>
      ) : null}
      {view.takesFile ? (
        <form ref={form} className="proof-plain" onSubmit={(event) => event.preventDefault()}>
          <FileField label={t('fileToo')} names={view.files} />
          <UploadProgress progress={progress} onStop={stop} />
        </form>
      ) : null}
      <p role="alert" className="code-bad">
        {isMissed ? t('changeMissing') : problem}
      </p>
      <div className="proof-go proof-go-still">
        <div className="proof-two">
          <Button size="lg" loading={isBusy} onClick={() => send(written, form.current)}>
            {written.length > 0 ? t('send', { count: written.length }) : t('sendChange')}
          </Button>
          <Button size="lg" look="outline" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
    </>
  )
}

/** A touch of the page is to be written about at once. One function for all renders, so that React calls it once a field. */
const focusIfEmpty = (field: HTMLTextAreaElement | null): void => {
  if (field?.value === '') field.focus()
}

type AskProps = Pick<Props, 'changes' | 'onChange'> & { number: number; change: RequestedChange }

function Ask({ number, change, changes, onChange }: AskProps) {
  const t = useT('proof')
  const id = `ask-${change.id}`
  return (
    <li>
      <span className="proof-pin" aria-hidden="true">
        {number}
      </span>
      <div className="field">
        <label htmlFor={id}>{change.place ? t('atPlace', { number }) : t('general', { number })}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          dir="auto"
          ref={focusIfEmpty}
          value={change.text}
          onChange={(event) =>
            onChange(changes.map((each) => (each.id === change.id ? { ...each, text: event.target.value } : each)))
          }
        />
      </div>
      <Button
        look="ghost"
        size="icon"
        aria-label={t('delete', { number })}
        onClick={() => onChange(changes.filter((each) => each.id !== change.id))}
      >
        <Icon name="trash" />
      </Button>
    </li>
  )
}
