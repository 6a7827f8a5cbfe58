import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { AddedByValue } from '../ticket/added-by-value.tsx'

type Tied = { 'aria-describedby': string; 'aria-invalid'?: true }

type FieldProps = {
  feature: ProductFeature
  error: string | undefined
  hint?: ReactNode
  isShort?: boolean
  children: (tied: Tied) => ReactNode
}

/** A control under its step's name, with what it costs and what is allowed, or what is wrong. */
export function ValueField({ feature, error, hint, isShort = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={`field${error ? ' invalid' : ''}${isShort ? ' short' : ''}`}>
      {children({ 'aria-describedby': id, ...(error && { 'aria-invalid': true }) })}
      <p id={id} {...(error && { role: 'alert' })}>
        {error ?? hint}
        {error ? null : <AddedByValue feature={feature} />}
      </p>
    </div>
  )
}
