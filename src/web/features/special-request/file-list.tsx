import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fileSizeText } from './attachments.ts'

/** The chosen files with their sizes, each with a button that takes it out. */
export function FileList({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const t = useT('special-request')
  if (files.length === 0) return null
  return (
    <ul className="files" aria-label={t('files')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon name="file" />
          <bdi>{file.name}</bdi>
          <span className="q">
            <Ltr>{fileSizeText(file.size)}</Ltr>
          </span>
          <Button look="ghost" size="icon" aria-label={t('remove', { name: file.name })} onClick={() => onRemove(file)}>
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
