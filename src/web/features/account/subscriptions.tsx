import { useId } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'

type Profile = AnswerOf<'/api/customers/profile'>['data']

/** What the customer wants to hear of. Nothing is chosen for them; every yes and no is stored with the text it was said to. */
export default function Subscriptions() {
  return <WhenFetched query={profileQuery}>{({ data }) => <Choices profile={data} />}</WhenFetched>
}

function Choices({ profile }: { profile: Profile }) {
  const t = useT('account')
  return (
    <div className="account-list">
      <Choice
        name="reportSubscription"
        isOn={profile.reportSubscription === 1}
        title={t('blogUpdates')}
        text={t('blogUpdatesText')}
        needs={profile.email === null ? t('blogUpdatesNeeds') : undefined}
      />
      <Choice
        name="marketingConsent"
        isOn={profile.marketingConsent}
        title={t('marketing')}
        text={t('marketingText')}
      />
      {/* An API of the version before does not have the field. */}
      {typeof profile.whatsappConsent === 'boolean' ? (
        <Choice
          name="whatsappConsent"
          isOn={profile.whatsappConsent}
          title={t('orderWhatsapp')}
          text={t('orderWhatsappText')}
          needs={profile.phoneVerifiedAt === null ? t('orderWhatsappNeeds') : undefined}
        />
      ) : null}
      <p className="quiet">
        {t('subscriptionsNote')}{' '}
        <Link className="underlined" to={hrefs.privacyPolicy()}>
          {t('privacyPolicy')}
        </Link>
      </p>
    </div>
  )
}

type ChoiceProps = {
  name: 'reportSubscription' | 'marketingConsent' | 'whatsappConsent'
  isOn: boolean
  title: string
  text: string
  /** What is missing first, where there is nothing it could go to: it can be ended, but not begun. */
  needs?: string | undefined
}

function Choice({ name, isOn, title, text, needs }: ChoiceProps) {
  const { isBusy, call } = useCall((api) => api.patch('/api/customers/profile', { [name]: !isOn }), [profileQuery])
  const id = useId()
  return (
    <div className="account-row">
      <span>
        <label htmlFor={id}>{title}</label>
        <span className="quiet" id={`${id}-text`}>
          {text}
        </span>
        {needs && !isOn ? (
          <Link className="underlined account-need" to={hrefs.userProfile({ tab: 'myInfo' })}>
            {needs}
          </Link>
        ) : null}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        aria-describedby={`${id}-text`}
        checked={isOn !== isBusy}
        aria-busy={isBusy}
        disabled={needs !== undefined && !isOn}
        onChange={call}
      />
    </div>
  )
}
