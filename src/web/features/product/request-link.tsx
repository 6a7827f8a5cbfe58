import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { stepName } from './problem-text.ts'
import { useConfigurator } from './use-configurator.tsx'
import { useRequest } from './use-request.ts'

/** The button that goes on with the configuration: asks for it, or about it when it is sold out. */
export function RequestLink() {
  const t = useT('product')
  const { ticket } = useConfigurator()
  return (
    <ButtonLink size="lg" wide {...useRequest()}>
      {t(ticket.isSoldOut ? 'askAbout' : 'request')}
    </ButtonLink>
  )
}

/** On phones: day and total at the lower edge of the screen, with the way on; or which step is missing (S278). */
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
      <ButtonLink {...useRequest()}>{t(ticket.isSoldOut ? 'askAbout' : 'request')}</ButtonLink>
    </div>
  )
}
