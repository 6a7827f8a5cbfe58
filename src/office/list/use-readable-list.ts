import { useEffect, useEffectEvent } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useLocation, useNavigate } from '#ui/router/router.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { withoutRefused } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** Shows a list without the filters that its server refused, as an old view may have them, and says so. */
export function useReadableList(address: ListAddress, failure: unknown): void {
  const t = useT('office-list')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const refused =
    isApiFailure(failure) && failure.answer?.code === 'VALIDATION'
      ? (failure.answer.errors ?? []).map(({ field }) => field).join(' ')
      : ''
  const query = refused === '' ? undefined : withoutRefused(address, refused.split(' '))
  const showWithout = useEffectEvent((readable: string) => {
    toast({ title: t('leftOut') })
    navigate(readable ? `${pathname}?${readable}` : pathname, { replace: true })
  })
  useEffect(() => {
    if (query !== undefined) showWithout(query)
  }, [query])
}
