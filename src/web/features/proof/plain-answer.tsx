import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { FileField } from './file-field.tsx'
import type { Proof, View } from './proof.query.ts'
import { filesPath } from './use-file-upload.ts'

/** Without script: what should change, in words and with a file. Approving needs a code, and so script. */
export function PlainAnswer({ token, view, proof }: { token: string; view: View; proof: Proof }) {
  const t = useT('proof')
  const { language } = usePage()
  return (
    <noscript>
      <form className="proof-plain" method="post" action={filesPath(token, language)} encType="multipart/form-data">
        <h2>{t('change')}</h2>
        <input type="hidden" name="proof" value={proof.number} />
        <div className="field">
          <label htmlFor="plain-text">{t('plainText')}</label>
          <textarea id="plain-text" name="text" rows={4} maxLength={500} dir="auto" />
        </div>
        {view.takesFile ? <FileField label={t('fileToo')} names={view.files} /> : null}
        <Button type="submit" size="lg">
          {t('sendChange')}
        </Button>
        <p className="quiet">{t('approveNeedsScript')}</p>
      </form>
    </noscript>
  )
}
