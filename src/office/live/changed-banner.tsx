import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useMe } from '../app/me.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { releaseChange, useHeldChange } from './held-changes.ts'

/** Who changed something; a change without a person has neither. */
type Author = { readonly id: string | null; readonly name: string | null }

type Props<Answer> = {
  path: string
  /** Who made the newest change, as a fresh answer says. */
  whoOf: (answer: Answer) => Author | undefined
}

/**
 * Says that another person has changed what is open while one types in it, and shows the change when asked to. What
 * follows from one's own change is shown at once.
 */
export function ChangedBanner<Answer>({ path, whoOf }: Props<Answer>) {
  const client = useQueryClient()
  const { id: own } = useMe()
  const isHeld = useHeldChange(path)
  const who = useWho(path, isHeld, whoOf)
  const isOwn = who?.id === own
  const show = useCallback(() => {
    releaseChange(path)
    void client.invalidateQueries({ queryKey: [path] })
  }, [client, path])
  useEffect(() => () => releaseChange(path), [path])
  useEffect(() => {
    if (isHeld && isOwn) show()
  }, [isHeld, isOwn, show])
  if (!isHeld || !who || isOwn) return null
  return <ChangedNote who={who.name ?? undefined} onShow={show} />
}

/** What is open was changed by another person, who is known or not. */
export function ChangedNote({ who, onShow }: { who: string | undefined; onShow: () => void }) {
  const t = useT('office-frame')
  return (
    <p className="note" role="status">
      <OfficeIcon name="info" />
      {who ? t('changedBy', { name: who }) : t('changedMeanwhile')}
      <Button look="outline" size="sm" onClick={onShow}>
        {t('showChange')}
      </Button>
    </p>
  )
}

const UNKNOWN: Author = { id: null, name: null }

/** Who made the newest change, once the server has answered; without a name when it cannot. */
function useWho<Answer>(path: string, isHeld: boolean, whoOf: Props<Answer>['whoOf']): Author | undefined {
  const { api } = usePage()
  const [who, setWho] = useState<Author>()
  useEffect(() => {
    if (!isHeld) return undefined
    let isActive = true
    const learn = (author: Author | undefined) => {
      if (isActive) setWho(author ?? UNKNOWN)
    }
    api.get(path as '/api/office/today').then(
      (answer) => learn(whoOf(answer as unknown as Answer)),
      () => learn(undefined),
    )
    return () => {
      isActive = false
      setWho(undefined)
    }
  }, [api, path, isHeld, whoOf])
  return isHeld ? who : undefined
}
