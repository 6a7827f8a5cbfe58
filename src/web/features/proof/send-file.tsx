import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { FileField } from './file-field.tsx'
import type { View } from './proof.query.ts'
import { UploadProgress } from './upload-progress.tsx'
import { filesPath, useFileUpload } from './use-file-upload.ts'

type Props = { token: string; view: View; label: string; onSent: () => Promise<void> }

/** A file for the line of the link: a form that works without script, and shows with it how far the file is. */
export function SendFile({ token, view, label, onSent }: Props) {
  const t = useT('proof')
  const { language } = usePage()
  const { progress, stop, send, isBusy, problem, run } = useFileUpload(token)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      if ((await send(form)) !== undefined) await onSent()
    })
  }
  return (
    <form
      className="proof-plain"
      method="post"
      action={filesPath(token, language)}
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <FileField label={label} names={view.files} isNeeded />
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" size="lg" loading={isBusy}>
        {t('sendFile')}
      </Button>
      <UploadProgress progress={progress} onStop={stop} />
    </form>
  )
}
