import { PageBoundary } from '#ui/router/page-boundary.tsx'
import { useVisit } from '#ui/router/router.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The page that is shown, or what went wrong with it. */
export function PageView() {
  const { key, route, failure } = useVisit()
  if (failure !== undefined || !route) return <ErrorScreen failure={failure} />
  return (
    <PageBoundary resetKey={key} fallback={(broken) => <ErrorScreen failure={broken} />}>
      <route.Component />
    </PageBoundary>
  )
}
