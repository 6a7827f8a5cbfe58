import { useEffect, useId, useRef, useState } from 'react'
import type { Quote } from '#contract/cart/quote.ts'
import { chooseCoupon } from './change-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'

type Props = {
  /** As it was typed; null while there is none. */
  code: string | null
  coupon: Quote['coupon'] | undefined
  /** Whether `coupon` is about this code. */
  isCurrent: boolean
  urgent: boolean
}

/** The coupon: a collapsed question, then its code with its result (S299, ux 31). */
export function CouponField({ code, coupon, isCurrent, urgent }: Props) {
  const refusal = isCurrent ? coupon?.refusal?.message : undefined
  // What stands in the place of the control that was just used takes over its focus.
  const [isTouched, setTouched] = useState(false)
  const choose = (requested: string | null): void => {
    setTouched(true)
    chooseCoupon(requested)
  }
  const shared = { choose, takesFocus: isTouched }
  return code !== null && refusal === undefined ? (
    <CountingCoupon code={coupon?.code ?? code} isCurrent={isCurrent} {...shared} />
  ) : (
    <CouponForm code={code} refusal={refusal} urgent={urgent} {...shared} />
  )
}

type Choosing = { choose: (code: string | null) => void; takesFocus: boolean }

function CountingCoupon({ code, isCurrent, choose, takesFocus }: Choosing & { code: string; isCurrent: boolean }) {
  const t = useT('cart')
  const off = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) off.current?.focus()
  }, [takesFocus])
  return (
    <p className={isCurrent ? 'coupon-on good' : 'coupon-on'}>
      <Icon name="tag" />
      <span>
        <Ltr>{code}</Ltr>
        <span className="visually-hidden" role="status">
          {isCurrent ? t('couponOn') : ''}
        </span>
      </span>
      <Button ref={off} look="link" size="sm" onClick={() => choose(null)}>
        {t('couponOff')}
      </Button>
    </p>
  )
}

type FormProps = Choosing & Pick<Props, 'code' | 'urgent'> & { refusal: string | undefined }

/** A refused code stays in the field with its reason, until another one is tried. */
function CouponForm({ takesFocus, ...props }: FormProps) {
  const t = useT('cart')
  const id = useId()
  const question = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) question.current?.focus()
  }, [takesFocus])
  const { typed, type, message, apply } = useTypedCoupon(props)
  const [isOpen, setOpen] = useState(props.code !== null)
  return (
    <details className="coupon" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={question}>
        <Icon name="tag" />
        {t('coupon')}
        <Icon name="down" />
      </summary>
      <form onSubmit={apply} className={`field${message ? ' invalid' : ''}`}>
        <label htmlFor={id}>{t('couponCode')}</label>
        <span className="coupon-in">
          <input
            id={id}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={typed}
            aria-describedby={`${id}-said`}
            {...(message && { 'aria-invalid': true })}
            onChange={({ target }) => type(target.value)}
          />
          <Button type="submit" look="secondary">
            {t('couponApply')}
          </Button>
        </span>
        <p id={`${id}-said`} role="alert">
          {message}
        </p>
      </form>
    </details>
  )
}

/** A code while it is typed, and what there is to say of it. */
function useTypedCoupon({ code, refusal, urgent, choose }: Omit<FormProps, 'takesFocus'>) {
  const t = useT('cart')
  const [typed, type] = useState(code ?? '')
  const [isMissing, setMissing] = useState(false)
  const [tooFast, setTooFast] = useState<string>()
  const apply = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const requested = typed.trim().slice(0, 64)
    setMissing(requested === '')
    if (requested === '') return
    if (!urgent) return choose(requested)
    setTooFast(typed)
    toast({ title: t('couponUrgent'), tone: 'destructive' })
  }
  const problemText = (): string | undefined => {
    if (typed.trim() === '') return isMissing ? t('couponMissing') : undefined
    if (urgent && typed === tooFast) return t('couponUrgent')
    return typed === code ? refusal : undefined
  }
  return { typed, type, message: problemText(), apply }
}
