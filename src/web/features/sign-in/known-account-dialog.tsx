import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { loadCustomer } from '../../shared/session/session.ts'
import { closeSignIn } from '../../shared/session/sign-in-request.ts'
import type { KnownAccount } from '../../shared/session/sign-in-request.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useFocusBack } from './use-focus-back.ts'

/**
 * Who signed up with an address or number that already has an account is in that one, and reads so now that it is proved
 * to be theirs; the name they typed may take the place of the old one (S145).
 */
export function KnownAccountDialog({ name, typed }: KnownAccount) {
  const t = useT('sign-in')
  useFocusBack()
  const { isBusy, call } = useCall(
    async (api) => {
      const answer = await api.put('/api/customers/profile', typed)
      await loadCustomer(api)
      closeSignIn()
      return answer
    },
    [profileQuery],
  )
  const [old, fresh] = [fullName(name), fullName(typed)]
  const isOther = fresh !== '' && fresh !== old
  return (
    <Dialog open onClose={closeSignIn} isBusy={isBusy} title={t('knownTitle')}>
      <div className="sign">
        <p>
          {old === '' ? (
            t('knownText')
          ) : (
            <Text area="sign-in" id="knownNamed" fill={{ name: <b dir="auto">{old}</b> }} />
          )}
        </p>
        <div className="sign-ways">
          {isOther ? (
            <Button size="lg" wide loading={isBusy} onClick={call}>
              <span>
                <Text area="sign-in" id="takeName" fill={{ name: <bdi>{fresh}</bdi> }} />
              </span>
            </Button>
          ) : null}
          <Button look="outline" wide onClick={closeSignIn}>
            {t(isOther ? 'keepName' : 'goOn')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const fullName = ({ firstName, lastName }: KnownAccount['name']): string => `${firstName} ${lastName}`.trim()
