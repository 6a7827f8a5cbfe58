import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { cardsQuery } from '../../shared/payment/payment.queries.ts'
import type { SavedCard } from '../../shared/payment/payment.queries.ts'
import '../../shared/payment/payment.css'
import './saved-cards.css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { AddCard } from './add-card.tsx'
import { CardRow } from './card-row.tsx'
import { useVerifiedCard } from './use-verified-card.ts'

/** The cards that the payment service keeps for the customer (S257, S461, S462). */
export default function SavedCards() {
  return <WhenFetched query={cardsQuery}>{({ data }) => <CardList cards={data} />}</WhenFetched>
}

function CardList({ cards }: { cards: readonly SavedCard[] }) {
  const t = useT('saved-cards')
  const [isAdding, setAdding] = useState(false)
  const notSaved = useVerifiedCard()
  const close = () => setAdding(false)
  const add = (
    <Button look={cards.length > 0 ? 'outline' : 'default'} onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {t('add')}
    </Button>
  )
  return (
    <>
      <AlertLine>{notSaved}</AlertLine>
      {cards.length > 0 ? (
        <>
          <ul className="account-list saved-card-list">
            {cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
          <p className="account-action">{add}</p>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          {add}
        </EmptyState>
      )}
      <Dialog open={isAdding} onClose={close} title={t('add')}>
        <AddCard />
      </Dialog>
    </>
  )
}
