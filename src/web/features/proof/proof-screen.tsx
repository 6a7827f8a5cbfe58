import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '#ui/router/router.tsx'
import { plain, useLoaded } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { ApprovalBar } from './approval-bar.tsx'
import { Approved } from './approved.tsx'
import type { RequestedChange } from './requested-change.ts'
import { ChangeForm } from './change-form.tsx'
import { DayStays } from './day-stays.tsx'
import { OrderName } from './order-name.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { PlainAnswer } from './plain-answer.tsx'
import { ProofClock } from './proof-clock.tsx'
import { ProofFacts } from './proof-facts.tsx'
import { ProofStage } from './stage/proof-stage.tsx'
import { proofQuery } from './proof.query.ts'
import type { Proof, View } from './proof.query.ts'
import { SendFile } from './send-file.tsx'
import { sentOutcome } from './sent-outcome.ts'
import { Waiting } from './waiting.tsx'
import './proof.css'

/** A print proof by its link: looked at, approved, or sent back with what should change. */
export function ProofScreen({ token }: { token: string }) {
  const view = useLoaded(proofQuery(token)).data
  const client = useQueryClient()
  const [changes, setChanges] = useState<readonly RequestedChange[]>()
  const refresh = () => client.invalidateQueries({ queryKey: plain(proofQuery(token)).queryKey })
  useOwner(view, refresh)
  const search = useSearch()
  const [outcome, setOutcome] = useState(() => sentOutcome(search))
  const { side, answered } = useAnswered(view.proof?.state, refresh)
  const sentFile = async () => {
    setOutcome({ sent: 'FILE' })
    await answered()
  }
  const { proof } = view
  if (!proof || proof.state === 'SUPERSEDED' || proof.state === 'WITHDRAWN')
    return <Waiting token={token} view={view} outcome={outcome} onSent={sentFile} />
  const isOpen = proof.state === 'SENT'
  const add = (place: RequestedChange['place']) =>
    setChanges((given = []) => [...given, { id: (given.at(-1)?.id ?? 0) + 1, text: '', place }])
  return (
    <div className="wrap proof">
      <ProofStage
        key={proof.number}
        token={token}
        proof={proof}
        previous={isOpen ? view.previous : null}
        product={view}
        pins={changes ? changes.map(({ place }, index) => ({ number: index + 1, place })) : pinsOf(proof, view)}
        {...(changes && isOpen && { onTouch: add })}
      />
      <section className="proof-side" ref={side}>
        <OrderName view={view} />
        <OutcomeNote outcome={outcome} view={view} />
        {proof.state === 'APPROVED' ? <Approved view={view} proof={proof} /> : null}
        {proof.state === 'CHANGES_ASKED' ? (
          <RequestedChanges token={token} view={view} proof={proof} onSent={sentFile} />
        ) : null}
        {isOpen && changes ? (
          <ChangeForm
            token={token}
            view={view}
            proof={proof}
            changes={changes}
            onChange={setChanges}
            onAdd={() => add(null)}
            onBack={() => setChanges(undefined)}
            onSent={async (hasFile) => {
              setChanges(undefined)
              await (hasFile ? sentFile() : answered())
            }}
          />
        ) : null}
        {isOpen && !changes ? (
          <Question token={token} view={view} proof={proof} onAsk={() => setChanges([])} onDone={answered} />
        ) : null}
      </section>
    </div>
  )
}

type QuestionProps = { token: string; view: View; proof: Proof; onAsk: () => void; onDone: () => Promise<void> }

/** Whether the proof is right, with all that helps to say so. */
function Question({ token, view, proof, onAsk, onDone }: QuestionProps) {
  return (
    <>
      <Heading view={view} proof={proof} />
      <ProofClock view={view} />
      <Answers view={view} />
      <ProofFacts view={view} proof={proof} />
      <ApprovalBar token={token} view={view} proof={proof} onAsk={onAsk} onDone={onDone} />
      <PlainAnswer token={token} view={view} proof={proof} />
    </>
  )
}

/** What became of an answer that is given here is read at once: its heading comes into view and takes the focus. */
function useAnswered(state: Proof['state'] | undefined, refresh: () => Promise<void>) {
  const side = useRef<HTMLElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (!isAnswered.current) return
    const heading = side.current?.querySelector('h1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  }, [state])
  const answered = (): Promise<void> => {
    isAnswered.current = true
    return refresh()
  }
  return { side, answered }
}

/** The server knows no session: who is signed in is known when the browser has asked. */
function useOwner({ isOwner }: View, refresh: () => Promise<void>): void {
  const { status } = useSession()
  const isToAsk = status === 'customer' && !isOwner
  const ask = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isToAsk) ask()
  }, [isToAsk])
}

function Heading({ view, proof }: { view: View; proof: Proof }) {
  const t = useT('proof')
  if (!view.previous) return <h1>{t('question')}</h1>
  const isSameFile = view.previous.hash === proof.hash
  const version = isSameFile ? 'sameVersion' : proof.isOfNewFile ? 'newFileVersion' : 'newVersion'
  return <h1>{t(version, { number: proof.number })}</h1>
}

/** The places that are shown: what was asked for now, or of the version before. */
const pinsOf = (proof: Proof, { previous }: View) =>
  (proof.state === 'SENT' ? (previous?.pins ?? []) : proof.pins).map(({ number, file, page, x, y }) => ({
    number,
    place: file === null || page === null || x === null || y === null ? null : { file, page, x, y },
  }))

/** What was asked for of the version before, and what was done about it. */
function Answers({ view: { previous } }: { view: View }) {
  const t = useT('proof')
  if (!previous || previous.pins.length === 0) return null
  return (
    <ol className="proof-answers">
      {previous.pins.map(({ number, text, answer }) => (
        <li key={number}>
          <span className="proof-pin" aria-hidden="true">
            {number}
          </span>
          <p>
            <span className="quiet">
              {t('youAsked')} <bdi>{text}</bdi>
            </span>
            {answer === null ? null : <b dir="auto">{answer}</b>}
          </p>
        </li>
      ))}
    </ol>
  )
}

type Requested = { token: string; view: View; proof: Proof; onSent: () => Promise<void> }

/** What was asked for; a file may follow until there is a new proof. */
function RequestedChanges({ token, view, proof, onSent }: Requested) {
  const t = useT('proof')
  return (
    <>
      <Wishes view={view} proof={proof} />
      {view.waitsFor === 'CHANGE' && view.question !== null ? (
        <p className="proof-note" dir="auto">
          {view.question}
        </p>
      ) : null}
      {view.takesFile ? <SendFile token={token} view={view} label={t('fileLater')} onSent={onSent} /> : null}
    </>
  )
}

function Wishes({ view, proof }: { view: View; proof: Proof }) {
  const t = useT('proof')
  const isWaiting = view.waitsFor === 'CHANGE'
  return (
    <div className="proof-done" role="status">
      <h1 tabIndex={-1}>{t('asked')}</h1>
      <p className="lead">{t(isWaiting ? 'waitsText-CHANGE' : 'askedText')}</p>
      {isWaiting ? null : <DayStays view={view} />}
      <ol className="proof-answers">
        {proof.pins.map(({ number, text }) => (
          <li key={number}>
            <span className="proof-pin" aria-hidden="true">
              {number}
            </span>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
