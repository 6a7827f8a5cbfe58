import { useId, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'

type Props = {
  label: string
  hint?: string
  accept: string
  /** Asks a phone for a picture of its camera. */
  capture?: 'environment'
  onFile: (file: File | undefined) => void
}

/** A file to be chosen. A browser words its own button in its own language: it lies unseen over the one of the office. */
export function FileField({ label, hint, onFile, ...input }: Props) {
  const t = useT('office-frame')
  const id = useId()
  const [name, setName] = useState<string>()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="file-pick">
        <input
          id={id}
          type="file"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
          onChange={({ target }) => {
            setName(target.files?.[0]?.name)
            onFile(target.files?.[0])
          }}
        />
        <span className="btn outline" aria-hidden="true">
          {t('chooseFile')}
        </span>
        <span className="one-line" aria-hidden="true">
          <bdi>{name ?? t('noFile')}</bdi>
        </span>
      </span>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
    </div>
  )
}
