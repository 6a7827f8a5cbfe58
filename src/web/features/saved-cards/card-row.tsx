import { useState } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { BrandMark } from '../../shared/payment/card-marks.tsx'
import { cardsQuery } from '../../shared/payment/payment.queries.ts'
import type { SavedCard } from '../../shared/payment/payment.queries.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useCall } from '#ui/fetching/use-call.ts'

/** A card by its network and last digits, until when it can be used, and what may be done with it. */
export function CardRow({ card }: { card: SavedCard }) {
  const t = useT('saved-cards')
  const { brand, lastFour, expiryMonth, expiryYear, isDefault, isExpired, isInactive } = card
  const isUsable = !isExpired && !isInactive
  const month = <Ltr>{`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`}</Ltr>
  const name = t('name', { brand: useT('payment')(`brand_${brand}`), digits: lastFour })
  return (
    <li className="account-row">
      <BrandMark brand={brand} />
      <span>
        <b>
          <Ltr>•••• {lastFour}</Ltr>
        </b>
        <span className="quiet">
          <bdi>{card.holder}</bdi>
          <span className={isUsable ? undefined : 'account-bad'}>
            {isInactive ? (
              t('inactive')
            ) : (
              <Text area="saved-cards" id={isExpired ? 'expired' : 'validUntil'} fill={{ month }} />
            )}
          </span>
          {isDefault ? <span className="account-good">{t('isDefault')}</span> : null}
        </span>
      </span>
      {isDefault || !isUsable ? null : <MakeDefault id={card.id} name={name} />}
      <Remove id={card.id} name={name} />
    </li>
  )
}

type ActionProps = { id: string; name: string }

function MakeDefault({ id, name }: ActionProps) {
  const t = useT('saved-cards')
  const { isBusy, call } = useCall(
    async (api) => {
      await api.patch(`/api/credit-cards/${id}/default`, {})
      toast({ title: t('madeDefault') })
    },
    [cardsQuery],
  )
  return (
    <Button
      look="outline"
      size="sm"
      loading={isBusy}
      aria-label={t('makeDefaultOf', { card: name })}
      onClick={() => call()}
    >
      {t('makeDefault')}
    </Button>
  )
}

/** Asks before a card is forgotten (S242, S243). */
function Remove({ id, name }: ActionProps) {
  const t = useT('saved-cards')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.delete(`/api/credit-cards/${id}`).finally(() => setConfirming(false)),
    [cardsQuery],
  )
  return (
    <>
      <Button look="ghost" size="sm" aria-label={t('removeOf', { card: name })} onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('removeTitle')}
        confirm={t('remove')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>
          <bdi>{name}</bdi>
          <br />
          {t('removeText')}
        </p>
      </ConfirmDialog>
    </>
  )
}
