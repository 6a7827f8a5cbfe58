import { useId, useState } from 'react'
import { MAX_LINK_FILE_BYTES } from '#contract/proofs/proof-file.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { buttonClass } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { ACCEPTED_FILES } from '../../shared/artwork/artwork-kinds.ts'

type Props = { label: string; names: readonly string[]; isNeeded?: boolean }

/** A file by the link of a proof. Of several files the customer says which one it replaces. */
export function FileField({ label, names, isNeeded = false }: Props) {
  const t = useT('proof')
  const id = useId()
  return (
    <>
      <div className="field">
        <Chooser label={label} id={id} isNeeded={isNeeded} />
        <p className="quiet" id={`${id}-hint`}>
          <Text area="proof" id="fileHint" fill={{ size: <Ltr>{byteSizeText(MAX_LINK_FILE_BYTES)}</Ltr> }} />
        </p>
      </div>
      {names.length > 1 ? (
        <div className="field">
          <label htmlFor={`${id}-place`}>{t('insteadOf')}</label>
          <select id={`${id}-place`} name="position">
            {[...names.entries()].map(([position, name]) => (
              <option key={position} value={position}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </>
  )
}

/** The browser's own field without script; with it the field lies unseen over a button, and what was chosen stands below. */
function Chooser({ label, id, isNeeded }: { label: string; id: string; isNeeded: boolean }) {
  const isLive = useIsLive()
  const [name, setName] = useState('')
  return (
    <>
      <label className={isLive ? buttonClass({ look: 'outline', className: 'proof-choose' }) : undefined} htmlFor={id}>
        {isLive ? <Icon name="upload" /> : null}
        {label}
        <input
          id={id}
          type="file"
          name="attachments"
          className={isLive ? 'drop-in' : undefined}
          accept={ACCEPTED_FILES}
          required={isNeeded}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name ?? '')}
        />
      </label>
      {name === '' ? null : (
        <p className="proof-chosen" role="status">
          <Icon name="check" />
          <bdi>{name}</bdi>
        </p>
      )}
    </>
  )
}
