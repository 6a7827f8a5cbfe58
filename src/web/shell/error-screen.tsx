import { useEffect, useState } from 'react'
import { isMissing, PageFailure } from '#ui/router/outcome.ts'
import { useVisit } from '#ui/router/router.tsx'
import { isApiFailure } from '#ui/api-failure.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../app/storefront-context.tsx'
import { firstLanguage, siteName } from '#ui/i18n/shop-brand.ts'
import { errorHead } from '../head/error-head.ts'
import { headTags } from '../head/head-tags.ts'
import { applyHead } from '../head/write-head.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hydrateWhenVisible } from '#ui/loading/hydrate-when-visible.tsx'
import { toastQueryFailure } from '#ui/toast/toast-store.ts'
import { ErrorNumber } from './error-number.tsx'

const NotFound = hydrateWhenVisible('shell/not-found', () => import('./not-found.tsx'))

/** What a boundary shows: the not-found page, the offline page, or "something went wrong" (S46, S48, S53). */
export function ErrorScreen({ failure: error }: { failure: unknown }) {
  useErrorHead(isMissing(error) ? 404 : 500)
  if (isMissing(error)) return <NotFound />
  return isOffline(error) ? <Offline /> : <Broken error={error} />
}

function Offline() {
  const t = useT('shell')
  return (
    <EmptyState level={1} drawing="plug" title={t('offlineTitle')} text={t('offlineText')}>
      <TryAgain />
    </EmptyState>
  )
}

function Broken({ error }: { error: unknown }) {
  const t = useT('shell')
  const id = useNumber(error)
  useEffect(() => {
    // What fails in the browser has said so already; of what failed on the server only this screen knows (S329).
    if (error instanceof PageFailure && error.status >= 500) toastQueryFailure(error)
  }, [error])
  return (
    <EmptyState level={1} title={t('errorTitle')} text={t(id ? 'errorText' : 'errorTextPlain')}>
      <TryAgain />
      <ButtonLink look="outline" to={hrefs.home()}>
        {t('toHome')}
      </ButtonLink>
      <ErrorNumber id={id} />
    </EmptyState>
  )
}

/** The head says what happened, also after a navigation in the browser. */
function useErrorHead(status: number): void {
  const { language } = usePage()
  const { publicUrl } = useStorefront()
  const route = useVisit().route?.id
  useEffect(() => {
    applyHead(
      headTags(errorHead(language, status, route), {
        name: siteName(language),
        publicUrl,
        language,
        first: firstLanguage(),
      }),
    )
  }, [language, publicUrl, status, route])
}

/** A full load: it also fetches code that a new release has replaced. */
function TryAgain() {
  const t = useT('ui')
  return (
    <Button look="secondary" onClick={() => location.reload()}>
      {t('tryAgain')}
    </Button>
  )
}

/** No answer came, or the code of the page could not be fetched while there is no network. */
const isOffline = (error: unknown): boolean =>
  (isApiFailure(error) && error.status === 0) || (typeof navigator !== 'undefined' && navigator.onLine === false)

/** The number of the failure in the server's log. One of the browser gets it when it is shown, and is sent there. */
function useNumber(error: unknown): string | undefined {
  const known = numberOf(error)
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (known !== undefined) return
    const report = { failure: error, id: '' }
    dispatchEvent(new CustomEvent('page-failed', { detail: report }))
    setOwn(report.id)
  }, [known, error])
  return known ?? own
}

function numberOf(error: unknown): string | undefined {
  if (isApiFailure(error)) return error.answer?.requestId
  return error instanceof PageFailure ? error.data.id : undefined
}
