import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { ApiClient } from '#contract/api-client.ts'

/** What every component of a page may know of the request. */
export type PageInfo = {
  language: Language
  /** The language prefix of the address, which all links retain; null where the stored language decides. */
  prefix: Language | null
  /** The instant (ms) for which dates such as ready-by are shown: when the server rendered the page, so that hydration agrees. */
  now: number
  api: ApiClient
}

type Page = PageInfo & { direction: 'ltr' | 'rtl' }

const PageContext = createContext<Page | null>(null)

/** Provides the page to everything in it; it never changes while the document lives. */
export function PageInfoProvider({ value, children }: { value: PageInfo; children: ReactNode }) {
  const [page] = useState<Page>({ ...value, direction: directionOf(value.language) })
  return <PageContext value={page}>{children}</PageContext>
}

/** Language, prefix and API of the page being shown. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage outside of a page')
  return page
}
