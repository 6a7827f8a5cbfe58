import { Button, ButtonLink } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { addressOf } from '../../site-map.ts'
import { useMove } from '../order/use-move.ts'
import type { Queue } from '../../shared/today/today.queries.ts'

/** What is done about an order of these queues; of the others it is opened. */
const STEPS = {
  transferReceipts: 'stepReceipt',
  refundsToApprove: 'stepDecide',
  refundsToSend: 'stepSend',
  cancelRequests: 'stepAnswer',
  handOver: 'stepHandOver',
} as const

type StepProps = { order: Queue['first'][number]; isAtCursor: boolean }

/** The next step of an order in a queue: accepting is done here, everything else where its facts are. */
export function QueueStep({ queue, order, isAtCursor }: StepProps & { queue: Queue['name'] }) {
  const t = useT('office-today')
  if (queue === 'accept') return <AcceptStep order={order} isAtCursor={isAtCursor} />
  const number = String(order.number)
  const step = queue in STEPS ? t(STEPS[queue as keyof typeof STEPS]) : t('open')
  return (
    <ButtonLink
      size="sm"
      look={isAtCursor ? 'default' : 'ghost'}
      aria-label={t('stepOf', { step, number })}
      to={addressOf('order', { number })}
    >
      {step}
    </ButtonLink>
  )
}

function AcceptStep({ order, isAtCursor }: StepProps) {
  const t = useT('office-today')
  const { isBusy, problem, make } = useMove(order)
  const step = t('stepAccept')
  const accept = () => make({ move: 'accept' })
  useHotkeys(isAtCursor ? [{ keys: 'a', name: step, run: accept }] : [])
  return (
    <span>
      <Button
        size="sm"
        look={isAtCursor ? 'default' : 'ghost'}
        loading={isBusy}
        aria-label={t('stepOf', { step, number: String(order.number) })}
        onClick={accept}
      >
        {step}
        {isAtCursor ? <kbd aria-hidden="true">A</kbd> : null}
      </Button>
      <AlertLine>{problem}</AlertLine>
    </span>
  )
}
