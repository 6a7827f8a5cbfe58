import { useT } from '#ui/i18n/use-t.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import { stepName } from './problem-text.ts'
import { useAdd } from './use-add.tsx'
import type { AddState } from './add-state.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'
import { useRequest } from './use-request.ts'

const LABELS = {
  new: 'addToCart',
  other: 'updateCart',
  added: 'alreadyAdded',
  editing: 'saveLine',
} as const satisfies Record<AddState, string>

/** Puts the configuration into the cart; once it is there it leads to it (S233, S234). Of what is sold out one can ask. */
function AddButton({ isLarge = false }: { isLarge?: boolean }) {
  const t = useT('product')
  const { ticket } = useConfigurator()
  const { state, add } = useAdd()
  const request = useRequest()
  const size = isLarge ? ('lg' as const) : ('default' as const)
  if (ticket.isSoldOut) {
    return (
      <ButtonLink size={size} wide={isLarge} {...request}>
        {t('askAbout')}
      </ButtonLink>
    )
  }
  return (
    <Button
      size={size}
      wide={isLarge}
      look={state === 'added' ? 'secondary' : 'default'}
      className="scripted"
      onClick={add}
    >
      {t(LABELS[state])}
    </Button>
  )
}

/** The action of the job ticket, and the way to ask for the same without a cart. */
export function TicketAction() {
  const t = useT('product')
  const { ticket } = useConfigurator()
  const { cancel } = useAdd()
  const request = useRequest()
  return (
    <>
      <AddButton isLarge />
      {cancel ? (
        <Button look="link" wide onClick={cancel}>
          {t('keepLine')}
        </Button>
      ) : ticket.isSoldOut ? null : (
        <ButtonLink look="link" wide {...request}>
          {t('request')}
        </ButtonLink>
      )}
    </>
  )
}

/** On phones: day and total at the lower edge of the screen, with the action; or which step is missing (S278). */
export function BuyBar() {
  const t = useT('product')
  const { configurable, ticket, problems } = useConfigurator()
  const missing = problems.find(({ code }) => code === 'missing')
  return (
    <div className="buybar">
      <span>
        <small>
          {ticket.isSoldOut ? (
            t('soldOut')
          ) : missing ? (
            t('missing', { name: stepName(configurable.product, missing.stepId, t) })
          ) : (
            <DateText day={ticket.day} />
          )}
        </small>
        <b>
          <Money halalas={ticket.total} />
        </b>
      </span>
      <AddButton />
    </div>
  )
}
