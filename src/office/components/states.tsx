import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { againOnline } from '#ui/fetching/again-online.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { CropMarks, RegistrationMark } from '#ui/icons/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { addressOf } from '../site-map.ts'
import { PermissionName } from './permission-name.tsx'

/** Of its heading: 1 in the place of a whole screen, 2 in a part of one. */
type Level = 1 | 2

type StateProps = {
  title: string
  text?: ReactNode
  /** One way on. */
  children?: ReactNode
  level?: Level
}

/** In the place of what is not there: a sentence between crop marks, and one way on. */
export function StateNote({ title, text, children, level = 2 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="state">
      <CropMarks />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}

/** In the place of what was removed, or never was. */
export function Gone({ level = 1 }: { level?: Level }) {
  const t = useT('office-frame')
  return (
    <StateNote level={level} title={t('goneTitle')} text={t('goneText')}>
      <Link className="btn outline" to={addressOf('today')}>
        {t('today')}
      </Link>
    </StateNote>
  )
}

/** While something is on its way that has no shape yet. */
export function Waiting() {
  const t = useT('ui')
  return (
    <p className="waiting" aria-busy="true">
      <RegistrationMark turning />
      <span className="visually-hidden">{t('loading')}</span>
    </p>
  )
}

/** Why a screen or a part of it is not shown: no permission, gone, offline, or broken with a number to say. */
export function Broken({ failure, level = 1, onRetry }: { failure: unknown; level?: Level; onRetry: () => void }) {
  const t = useT('office-frame')
  const { status = undefined, answer = null } = isApiFailure(failure) ? failure : {}
  if (answer?.code === 'PERMISSION_MISSING') return <NoPermission level={level} permission={answer.permission} />
  if (status === 404) return <Gone level={level} />
  const isOffline = status === 0 || navigator.onLine === false
  return (
    <StateNote
      level={level}
      title={t(isOffline ? 'offlineTitle' : 'brokenTitle')}
      text={
        <>
          {t(isOffline ? 'offlineText' : answer?.requestId ? 'brokenText' : 'brokenPlainText')}
          {answer?.requestId ? (
            <>
              {' '}
              <bdi dir="ltr">{answer.requestId}</bdi>
            </>
          ) : null}
        </>
      }
    >
      {isOffline ? <RetryOnline onRetry={onRetry} everyMs={status === 0 ? AGAIN_MS : undefined} /> : null}
      <Button look="outline" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </StateNote>
  )
}

/** How often what the shop did not answer is asked for again, in ms. */
const AGAIN_MS = 10_000

/** Tries again when the line is back. Where that loads the whole page it is done only then: a page without a line is lost. */
function RetryOnline({ onRetry, everyMs }: { onRetry: () => void; everyMs: number | undefined }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => againOnline(() => retry(), everyMs), [everyMs])
  return null
}

/** What one may not see says which right it takes, and who grants it. */
export function NoPermission({ permission, level = 1 }: { permission: string | undefined; level?: Level }) {
  const t = useT('office-frame')
  return (
    <StateNote
      level={level}
      title={t('noPermissionTitle')}
      text={
        <>
          {permission ? (
            <>
              <b>
                <PermissionName permission={permission} />
              </b>{' '}
            </>
          ) : null}
          {t('noPermissionText')}
        </>
      }
    />
  )
}
