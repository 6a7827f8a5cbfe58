import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { requestText } from './request-text.ts'
import { useConfigurator } from './use-configurator.tsx'

/** The form that reaches a printer, filled in with the configuration. */
function useRequestHref(): string {
  const { configurable, decisions, ticket } = useConfigurator()
  const { product } = configurable
  return hrefs.specialRequest({
    description: requestText(product, ticket.chosen, decisions.quantity),
    category: product.category?.id ?? product.topCategory.id,
  })
}

export function RequestLink() {
  const t = useT('product')
  return (
    <ButtonLink size="lg" wide to={useRequestHref()}>
      {t('request')}
    </ButtonLink>
  )
}

/** On phones: day and total at the lower edge of the screen, with the way on. */
export function BuyBar() {
  const t = useT('product')
  const { ticket } = useConfigurator()
  return (
    <div className="buybar">
      <span>
        <small>
          <DateText day={ticket.day} />
        </small>
        <b>
          <Money halalas={ticket.total} />
        </b>
      </span>
      <ButtonLink to={useRequestHref()}>{t('request')}</ButtonLink>
    </div>
  )
}
