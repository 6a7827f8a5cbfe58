import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { releaseChange, useHeldChange } from './held-changes.ts'

/** Says that another person has changed what is open while one types in it, and shows the change when asked to. */
export function ChangedBanner<Answer>({
  path,
  whoOf,
}: {
  path: string
  /** Who made the newest change, as a fresh answer says. */
  whoOf: (answer: Answer) => string | null | undefined
}) {
  const client = useQueryClient()
  const isHeld = useHeldChange(path)
  const who = useWho(path, isHeld, whoOf)
  useEffect(() => () => releaseChange(path), [path])
  if (!isHeld) return null
  const show = () => {
    releaseChange(path)
    void client.invalidateQueries({ queryKey: [path] })
  }
  return <ChangedNote who={who} onShow={show} />
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

function useWho<Answer>(path: string, isHeld: boolean, whoOf: (answer: Answer) => string | null | undefined) {
  const { api } = usePage()
  const [who, setWho] = useState<string>()
  useEffect(() => {
    if (!isHeld) return undefined
    let isActive = true
    api.get(path as '/api/office/today').then(
      (answer) => {
        if (isActive) setWho(whoOf(answer as unknown as Answer) ?? undefined)
      },
      () => setWho(undefined),
    )
    return () => {
      isActive = false
    }
  }, [api, path, isHeld, whoOf])
  return isHeld ? who : undefined
}
