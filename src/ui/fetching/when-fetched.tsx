import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiFailure } from '../api-failure.ts'
import { plain } from './api-query.ts'
import type { ApiQuery } from './api-query.ts'
import { useT } from '../i18n/use-t.ts'
import { RegistrationMark } from '../icons/icon.tsx'
import { NotFetched } from './not-fetched.tsx'

/** What is fetched when it is first shown: the turning mark until then, a way to try again when it fails. */
export function WhenFetched<Answer>({
  query,
  missing,
  children,
}: {
  query: ApiQuery<Answer>
  /** Shown when there is no such thing; trying again would not help. */
  missing?: ReactNode
  children: (answer: Answer) => ReactNode
}) {
  const t = useT('ui')
  const { data, error, refetch } = useQuery<Answer>(plain(query))
  if (data !== undefined) return children(data)
  if (missing !== undefined && isApiFailure(error) && error.status === 404) return missing
  return error ? (
    <NotFetched onRetry={() => void refetch()} />
  ) : (
    <p className="waiting" aria-busy="true">
      <RegistrationMark turning />
      <span className="visually-hidden">{t('loading')}</span>
    </p>
  )
}
