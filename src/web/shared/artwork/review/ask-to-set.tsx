import { whatsAppMessage } from '#domain/contact/whatsapp.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { hrefs } from '../../../site-map.ts'
import { useSocialLinks } from '../../frame/social-links.query.ts'

type Props = {
  /** That of the file. */
  name: string
  count: number
  /** How the lines are to read. */
  wish: string
  /** Leaves the lines to the shop; missing where that cannot be chosen any more. */
  onSet?: ((wish: string) => void) | undefined
}

/** Leaves broken lines to the designers, who send a proof of them; or a person is written to, with the wish in the message. */
export function AskToSet({ name, count, wish, onSet }: Props) {
  const t = useT('artwork')
  return (
    <div className="ask-to-set">
      {onSet ? (
        <>
          <Button wide disabled={wish === ''} onClick={() => onSet(wish)}>
            {t('setLines', { count })}
          </Button>
          <p className="quiet finding-detail">{t('setLinesText')}</p>
        </>
      ) : null}
      <WriteToUs text={t('askToSetMessage', { name, wish })} />
    </div>
  )
}

function WriteToUs({ text }: { text: string }) {
  const t = useT('artwork')
  const whatsapp = useSocialLinks()?.whatsapp
  if (!whatsapp)
    return (
      <ButtonLink look="outline" to={hrefs.contactUs()}>
        {t('askToSet')}
      </ButtonLink>
    )
  return (
    <a
      className={buttonClass({ look: 'outline' })}
      href={whatsAppMessage(whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" />
      {t('askToSet')}
    </a>
  )
}
