import { useEffect, useRef } from 'react'
import { useVisit } from '#ui/router/router.tsx'
import type { PageData } from '../app/page.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../app/storefront-context.tsx'
import { headTags } from '../head/head-tags.ts'
import { applyHead } from '../head/write-head.ts'
import { firstLanguage, siteName } from '#ui/i18n/shop-brand.ts'

/** Keeps the document's head with the page after a navigation; the server wrote the first one. */
export function PageHead() {
  const { language } = usePage()
  const { publicUrl } = useStorefront()
  const data = useVisit().data as PageData | null | undefined
  const isFirst = useRef(true)
  useEffect(() => {
    if (data?.head && !isFirst.current)
      applyHead(headTags(data.head, { name: siteName(language), publicUrl, language, first: firstLanguage() }))
    isFirst.current = false
  }, [data, language, publicUrl])
  return null
}
