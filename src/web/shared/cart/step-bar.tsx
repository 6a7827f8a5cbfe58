import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { CHECKOUT_STEPS } from './checkout-steps.ts'
import type { CheckoutStep } from './checkout-steps.ts'
import './ticket.css'

/**
 * Where one is on the way to the payment; steps that are done lead back to themselves. `isIdle`: there is nothing to pay,
 * so it only keeps its place.
 */
export function StepBar({ current, isIdle }: { current: CheckoutStep; isIdle: boolean }) {
  const t = useT('cart')
  const now = CHECKOUT_STEPS.indexOf(current)
  return (
    <nav className={isIdle ? 'step-bar is-idle' : 'step-bar'} aria-label={t('stepBar')}>
      <ol>
        {CHECKOUT_STEPS.map((step, index) => (
          <li key={step} {...(index === now && { 'aria-current': 'step' })}>
            {index < now ? (
              <Link to={step === 'cart' ? hrefs.cart() : hrefs.cart({ step })}>
                <span className="step-number">
                  <Icon name="check" />
                </span>
                {t(`step_${step}`)}
                <span className="visually-hidden"> {t('stepDone')}</span>
              </Link>
            ) : (
              <span>
                <span className="step-number" aria-hidden="true">
                  {index + 1}
                </span>
                {t(`step_${step}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
