import { useCallback } from 'react'
import { useLocation, useVisit } from '#ui/router/router.tsx'
import type { Language } from '#domain/language.ts'
import type { PageData } from '../../app/page.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'

/** The prefixed address of the page that is shown, in any language: slugs differ, parameters stay. */
export function useAddressIn(): (language: Language) => string {
  const { pathname, search } = useLocation()
  const data = useVisit().data as PageData | null | undefined
  const path = data?.path
  return useCallback(
    (language) => withPrefix(language, typeof path === 'object' ? path[language] : pathname) + search,
    [path, pathname, search],
  )
}
