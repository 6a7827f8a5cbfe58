import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { Keys } from '../../keys/keys.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { RequestedAction } from './action-dialog.tsx'
import type { Line } from './artwork.queries.ts'
import { SentLink } from './sent-link.tsx'
import { useDeskAction } from './use-desk-action.ts'

/** Actions as they are offered, with their keys and what they need. */
const ACTIONS = [
  { action: 'takeDesign', key: 't', needs: 'artwork.edit', asks: false },
  { action: 'leaveDesign', key: 'l', needs: 'artwork.edit', asks: false },
  { action: 'sendProof', key: 's', needs: 'artwork.edit', asks: true },
  { action: 'pass', key: 'y', needs: 'artwork.edit', asks: false },
  { action: 'askCustomer', key: 'a', needs: 'artwork.edit', asks: true },
  { action: 'release', key: 'r', needs: 'artwork.decide', asks: false },
  { action: 'withdraw', key: 'w', needs: 'artwork.decide', asks: true },
] as const

/** What an action that asks for nothing calls. */
const CALLS = { takeDesign: 'design', leaveDesign: 'design/leave', pass: 'pass', release: 'release' } as const

/** Whether the person stays at the line afterwards. */
const isDesigning = (action: keyof typeof CALLS): boolean => action === 'takeDesign' || action === 'leaveDesign'

/** What can be done with the line now; an action that is shut says why. */
export function ArtworkActions({ line, onDone }: { line: Line; onDone: () => void }) {
  const t = useT('office-artwork')
  const [openAction, setOpenAction] = useState<RequestedAction>()
  const [link, setLink] = useState<string>()
  const { isBusy, problem, act } = useDeskAction(line)
  const mays = { 'artwork.edit': useMay('artwork.edit'), 'artwork.decide': useMay('artwork.decide') }
  const refusalOf = (action: string) => line.actions.find((each) => each.action === action)?.refusal ?? null
  const offered = ACTIONS.filter(({ action, needs }) => mays[needs] && refusalOf(action) !== 'STATE').filter(
    ({ action }) => action !== 'release' || refusalOf(action) === null || line.state === 'APPROVED',
  )
  // Taking back is never what a line waits for, nor anything of ours while a proof waits for its customer.
  const next = line.state === 'PROOF_SENT' ? undefined : offered.find(({ action }) => action !== 'withdraw')
  const run = (action: (typeof ACTIONS)[number]) => {
    if (refusalOf(action.action) !== null) return
    if (action.asks) setOpenAction(action.action)
    else void act(CALLS[action.action], {}).then((done) => done && !isDesigning(action.action) && onDone())
  }
  useHotkeys(offered.map((action) => ({ keys: action.key, name: t(action.action), run: () => run(action) })))
  const shut = offered.map(({ action }) => refusalOf(action)).find((refusal) => refusal !== null)
  return (
    <footer className="desk-actions">
      {link === undefined ? null : <SentLink link={link} order={line.order} />}
      {offered.map((action) => (
        <Button
          key={action.action}
          look={action === next ? 'default' : 'outline'}
          wide
          disabled={refusalOf(action.action) !== null}
          loading={isBusy}
          onClick={() => run(action)}
        >
          {t(action.action)} <Keys of={action.key} />
        </Button>
      ))}
      <DecideActions line={line} onAsk={setOpenAction} />
      {shut === undefined ? null : <p className="quiet">{t(`refusal-${shut}`)}</p>}
      <p role="alert" className="bad">
        {problem}
      </p>
      {openAction ? (
        <ActionDialog
          line={line}
          action={openAction}
          onClose={() => setOpenAction(undefined)}
          onSent={(sent) => {
            setOpenAction(undefined)
            setLink(sent)
          }}
        />
      ) : null}
    </footer>
  )
}

/** What only a person who decides may do: against a rule, and for a customer. */
function DecideActions({ line, onAsk }: { line: Line; onAsk: (action: RequestedAction) => void }) {
  const t = useT('office-artwork')
  const mayDecide = useMay('artwork.decide')
  const refusal = line.actions.find(({ action }) => action === 'pass')?.refusal
  const isRefused = refusal === 'MUST_BE_FIXED' || refusal === 'NOT_CHECKED'
  const extra = isRefused ? 'overrule' : line.state === 'PROOF_SENT' ? 'signOff' : undefined
  return mayDecide && extra ? (
    <Button look="outline" wide onClick={() => onAsk(extra)}>
      {t(extra)}
    </Button>
  ) : null
}
