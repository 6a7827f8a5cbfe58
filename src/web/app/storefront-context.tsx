import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import { PageInfoProvider } from '#ui/page-context.tsx'
import type { PageInfo } from '#ui/page-context.tsx'

/** What the storefront's components may know of the shop. */
type Storefront = {
  /** Origin of the shop, without a slash at the end; comes from the configuration, never from the request. */
  publicUrl: string
  /** Between which totals each instalment provider of the shop takes four payments; empty where it has none. */
  instalments: readonly AmountLimits[]
  /** How the shop works: what dates and the urgent fee are counted with. */
  policy: PublicPolicy
}

/** What a page of the storefront may know of the request and of the shop. */
export type StorefrontPage = PageInfo & Storefront

const StorefrontContext = createContext<Storefront | null>(null)

/** Gives a page and the shop to everything in it; neither changes while the document lives. */
export function StorefrontProvider({ value, children }: { value: StorefrontPage; children: ReactNode }) {
  const [storefront] = useState<Storefront>(value)
  return (
    <StorefrontContext value={storefront}>
      <PageInfoProvider value={value}>{children}</PageInfoProvider>
    </StorefrontContext>
  )
}

/** Address, instalments and policy of the shop whose page is shown. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext)
  if (!storefront) throw new Error('useStorefront outside of a page')
  return storefront
}
