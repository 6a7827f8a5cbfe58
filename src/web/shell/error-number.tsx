import { useState } from 'react'
import { whatsAppMessage } from '#domain/contact/whatsapp.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useSocialLinks } from '../shared/frame/social-links.query.ts'

/** Ways to report a failure to us: the messaging link, and the number to quote, ready to be copied. */
export function ErrorNumber({ id }: { id: string | undefined }) {
  const t = useT('shell')
  const whatsapp = useSocialLinks()?.whatsapp
  const [isCopied, setCopied] = useState(false)
  return (
    <p className="empty-text">
      {whatsapp ? (
        <a className="btn ghost" href={id ? whatsAppMessage(whatsapp, `${t('errorNumber')}: ${id}`) : whatsapp}>
          <Icon name="whatsapp" />
          {t('whatsapp')}
        </a>
      ) : null}
      {id ? (
        <>
          <span className="quiet">{t('errorNumber')}</span> <Ltr>{id}</Ltr>
          <Button look="link" size="sm" onClick={() => void copyText(id).then(setCopied)}>
            {t('copy')}
          </Button>{' '}
          <output data-copied={t('copied')}>{isCopied ? t('copied') : ''}</output>
        </>
      ) : null}
    </p>
  )
}
