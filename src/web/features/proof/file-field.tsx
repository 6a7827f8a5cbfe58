import { useId } from 'react'
import { MAX_LINK_FILE_BYTES } from '#contract/proofs/proof-file.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { ACCEPTED_FILES } from '../../shared/artwork/artwork-kinds.ts'

type Props = { label: string; names: readonly string[]; isNeeded?: boolean }

/** A file by the link of a proof: the browser's own field. Of several files the customer says which one it replaces. */
export function FileField({ label, names, isNeeded }: Props) {
  const t = useT('proof')
  const id = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          name="attachments"
          accept={ACCEPTED_FILES}
          required={isNeeded}
          aria-describedby={`${id}-hint`}
        />
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
