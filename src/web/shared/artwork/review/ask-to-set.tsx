import { whatsAppMessage } from '#domain/contact/whatsapp.ts'
import type { FindingCode } from '#domain/preflight/finding.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { hrefs } from '../../../site-map.ts'
import { useSocialLinks } from '../../frame/social-links.query.ts'

const SET_BY_US: ReadonlySet<FindingCode> = new Set([
  'arabic-apart-and-reversed',
  'arabic-letters-apart',
  'arabic-order-reversed',
  'arabic-words-reversed',
])

/** Whether the shop sets a line again that has this finding, when it is asked to. */
export const canBeSet = (code: FindingCode): boolean => SET_BY_US.has(code)

/** Asks the shop to set a line: the file and the finding are in the message already. */
export function AskToSet({ name, title, detail }: { name: string; title: string; detail: string }) {
  const t = useT('artwork')
  const whatsapp = useSocialLinks()?.whatsapp
  if (!whatsapp)
    return (
      <ButtonLink look="outline" size="sm" to={hrefs.contactUs()}>
        {t('askToSet')}
      </ButtonLink>
    )
  return (
    <a
      className={buttonClass({ look: 'outline', size: 'sm' })}
      href={whatsAppMessage(whatsapp, t('askToSetMessage', { name, title, detail }))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" />
      {t('askToSet')}
    </a>
  )
}
