import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Line } from './artwork.queries.ts'
import { proofOfSameFile } from './same-file.ts'
import { useDeskAction } from './use-desk-action.ts'

/** Actions that need something said. */
export type RequestedAction = 'sendProof' | 'askCustomer' | 'withdraw' | 'overrule' | 'signOff'

type Props = { line: Line; action: RequestedAction; onClose: () => void; onSent: (link: string) => void }

/** What an action needs, and what it means for the customer. */
export function ActionDialog({ line, action, onClose, onSent }: Props) {
  const t = useT('office-artwork')
  const id = useId()
  const { isBusy, problem, act } = useDeskAction(line)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const send = async (): Promise<void> => {
    if (action === 'sendProof') {
      const given = Object.entries(answers).flatMap(([pin, answer]) =>
        answer.trim() === '' ? [] : [{ pin, text: answer.trim() }],
      )
      await act('proofs', { ...(text.trim() !== '' && { message: text.trim() }), answers: given }, onSent)
      return
    }
    const { what, body } = callOf(action, { text: text.trim(), name: name.trim() })
    if (await act(what, body)) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t(action)} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{t(`means-${action}`)}</p>
        {action === 'sendProof' ? <SameFile line={line} /> : null}
        <WishFields line={line} action={action} answers={answers} onChange={setAnswers} />
        {action === 'signOff' ? <NameField name={name} onChange={setName} /> : null}
        <div className="field">
          <label htmlFor={`${id}-text`}>{t(`says-${action}`)}</label>
          <textarea
            id={`${id}-text`}
            dir="auto"
            rows={3}
            required={action !== 'sendProof'}
            maxLength={action === 'sendProof' || action === 'askCustomer' ? 1000 : 500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" look={action === 'withdraw' ? 'destructive' : 'default'} loading={isBusy}>
          {t(action)}
        </Button>
      </form>
    </Dialog>
  )
}

/** Warns that the customer asked for changes, and no file has come since. */
function SameFile({ line }: { line: Line }) {
  const t = useT('office-artwork')
  const proof = proofOfSameFile(line)
  return proof ? <p className="note warn">{t('sameFileAgain', { number: proof.number })}</p> : null
}

type WishProps = Pick<Props, 'line' | 'action'> & {
  answers: Readonly<Record<string, string>>
  onChange: (answers: Readonly<Record<string, string>>) => void
}

/** What was done about each thing that the customer asked for. */
function WishFields({ line, action, answers, onChange }: WishProps) {
  const t = useT('office-artwork')
  const id = useId()
  if (action !== 'sendProof') return null
  return openWishes(line).map((pin) => (
    <div key={pin.id} className="field">
      <label htmlFor={`${id}-${pin.number}`}>
        {pin.number}. <bdi>{pin.text}</bdi>
      </label>
      <input
        id={`${id}-${pin.number}`}
        dir="auto"
        maxLength={500}
        placeholder={t('whatWasDone')}
        value={answers[pin.id] ?? ''}
        onChange={({ target }) => onChange({ ...answers, [pin.id]: target.value })}
      />
    </div>
  ))
}

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const t = useT('office-artwork')
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('approvedBy')}</label>
      <input
        id={id}
        dir="auto"
        required
        maxLength={130}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

type ActionAnswers = { readonly text: string; readonly name: string }

function callOf(action: Exclude<RequestedAction, 'sendProof'>, { text, name }: ActionAnswers) {
  switch (action) {
    case 'askCustomer':
      return { what: 'question', body: { question: text } } as const
    case 'withdraw':
      return { what: 'withdrawal', body: { reason: text } } as const
    case 'overrule':
      return { what: 'overrule', body: { reason: text } } as const
    case 'signOff':
      return { what: 'sign-off', body: { name, reason: text } } as const
  }
}

/** What the customer asked for and was not answered yet. */
const openWishes = (line: Line) =>
  (line.proofs.find(({ state }) => state === 'CHANGES_ASKED')?.pins ?? []).filter(({ answer }) => answer === null)
