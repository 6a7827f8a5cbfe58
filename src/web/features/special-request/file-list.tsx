import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { displayName } from './attachments.ts'

type Props = {
  files: readonly File[]
  /** The one that was refused. */
  marked: File | undefined
  onRemove: (file: File) => void
}

/** The chosen files with their sizes, each with a button that takes it out. */
export function FileList({ files, marked, onRemove }: Props) {
  const t = useT('special-request')
  if (files.length === 0) return null
  return (
    <ul className="files" tabIndex={-1} aria-label={t('files')}>
      {files.map((file) => (
        <li className={file === marked ? 'is-bad' : undefined} key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon name={file === marked ? 'warning' : 'file'} />
          <bdi>{displayName(file)}</bdi>
          <span className="quiet">
            <Ltr>{byteSizeText(file.size)}</Ltr>
          </span>
          <Button
            look="ghost"
            size="icon"
            aria-label={t('remove', { name: displayName(file) })}
            onClick={() => onRemove(file)}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
