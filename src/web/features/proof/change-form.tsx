import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import type { RequestedChange } from './requested-change.ts'
import type { Proof } from './proof.query.ts'

type Props = {
  token: string
  proof: Proof
  changes: readonly RequestedChange[]
  onChange: (changes: readonly RequestedChange[]) => void
  onAdd: () => void
  onBack: () => void
  onSent: () => Promise<void>
}

const MAX_CHANGES = 30

/** What should change: a field for each touch of the page, and for what is about all of it. */
export function ChangeForm({ token, proof, changes, onChange, onAdd, onBack, onSent }: Props) {
  const t = useT('proof')
  const { api } = usePage()
  const { isBusy, problem, run } = useRequest()
  const [isMissed, setMissed] = useState(false)
  const written = changes.filter(({ text }) => text.trim() !== '')
  const send = () => {
    setMissed(written.length === 0)
    if (written.length === 0) return
    const pins = written.map(({ text, place }) => ({ text: text.trim(), place }))
    void run(async () => {
      await api.post(`/api/proofs/${token}/changes`, { proof: proof.number, pins })
      await onSent()
    })
  }
  return (
    <>
      <h1>{t('change')}</h1>
      <p className="lead">{t('changeText')}</p>
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
      <p role="alert" className="code-bad">
        {isMissed ? t('changeMissing') : problem}
      </p>
      <div className="proof-go proof-go-still">
        <div className="proof-two">
          <Button size="lg" loading={isBusy} onClick={send}>
            {t('send', { count: written.length })}
          </Button>
          <Button size="lg" look="outline" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
    </>
  )
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
          // A touch of the page is to be written about at once.
          ref={(field) => (change.text === '' ? field?.focus() : undefined)}
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
