import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CONTENTS, type Content } from '#domain/preflight/content-questions.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { declareContents } from './artwork-calls.ts'
import type { Artwork } from './artwork-calls.ts'
import { showChanged } from './sending/sent-files.ts'

/** What Saudi rules ask of a design: the customer says it, and a person looks at what they say. */
export function ContentQuestions({ artwork }: { artwork: Artwork }) {
  const t = useT('artwork')
  const { api } = usePage()
  const client = useQueryClient()
  const [ticked, setTicked] = useState<readonly Content[]>(artwork.contents ?? [])
  const [isBusy, setBusy] = useState(false)
  const save = (contents: readonly Content[]): void => {
    setBusy(true)
    setTicked(contents)
    declareContents(api, artwork.id, contents)
      .then(async (changed) => {
        showChanged(changed)
        await client.invalidateQueries({ queryKey: ['artwork-check', artwork.id] })
      }, toastFailure)
      .finally(() => setBusy(false))
  }
  return (
    <details className="art-contents">
      <summary>
        {t('contentsAsk')}
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="quiet">{t('contentsText')}</legend>
        {CONTENTS.map((content) => (
          <label key={content} className="tick-art">
            <input
              type="checkbox"
              checked={ticked.includes(content)}
              onChange={({ currentTarget: { checked } }) =>
                setTicked(checked ? [...ticked, content] : ticked.filter((each) => each !== content))
              }
            />
            <span>{t(`content-${content}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="art-acts">
        <Button
          look="outline"
          size="sm"
          loading={isBusy}
          onClick={() => save(CONTENTS.filter((each) => ticked.includes(each)))}
        >
          {t(ticked.length > 0 ? 'contentsSave' : 'contentsNone')}
        </Button>
      </p>
      <p className="quiet" role="status">
        {artwork.contents === null ? '' : t(artwork.contents.length > 0 ? 'contentsSaid' : 'contentsSaidNone')}
      </p>
    </details>
  )
}
