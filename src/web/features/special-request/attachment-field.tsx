import { useRef } from 'react'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { ACCEPT, FILE_TYPES, MAX_FILE_BYTES, MAX_FILES } from './attachments.ts'
import { FileList } from './file-list.tsx'
import type { Attachments } from './use-attachments.ts'

/** Choosing files: the browser's own field without script; with it the field lies unseen over a place to drop them. */
export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const t = useT('special-request')
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="field-wide">
      <p className="quiet" id="files-hint">
        <Text
          area="special-request"
          id="filesText"
          count={MAX_FILES}
          fill={{ size: <Ltr>{byteSizeText(MAX_FILE_BYTES)}</Ltr> }}
        />
        <br />
        <bdi dir="ltr" translate="no">
          {FILE_TYPES}
        </bdi>
      </p>
      <label className="drop">
        <Icon name="upload" />
        <b>{t('choose')}</b>
        {isLive ? <span className="quiet no-phone">{t('drop')}</span> : null}
        <input
          ref={input}
          className={isLive ? 'drop-in' : undefined}
          type="file"
          name="attachments"
          multiple
          accept={ACCEPT}
          aria-describedby="files-hint"
          onChange={({ currentTarget }) => {
            attachments.add([...(currentTarget.files ?? [])])
            // The list holds the files; the same one may be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </label>
      <Refused refused={attachments.refused} />
      <FileList
        files={attachments.files}
        marked={attachments.marked}
        onRemove={(file) => {
          attachments.remove(file)
          input.current?.focus()
        }}
      />
    </div>
  )
}

function Refused({ refused }: Pick<Attachments, 'refused'>) {
  const t = useT('special-request')
  const facts = { count: MAX_FILES, size: byteSizeText(MAX_FILE_BYTES) }
  return (
    <div role="alert" className="files-bad">
      {refused.map(({ name, problem }) => (
        <p key={name + problem}>{t(problem, { name, ...facts })}</p>
      ))}
    </div>
  )
}
