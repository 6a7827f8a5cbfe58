import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { Transfer } from './transfer.ts'

/** What a customer sent to prove a transfer: pictures as they are, documents by their first page. */
export function Receipts({ transfer: { number, receipts } }: { transfer: Transfer }) {
  const t = useT('office-money')
  if (receipts.length === 0) return <p className="receipts quiet">{t('noReceipt')}</p>
  return (
    <ul className="receipts" aria-label={t('receipts')}>
      {receipts.map(({ id, name, mediaType, sentAt, refusal }) => {
        const address = `/api/office/orders/${number}/receipts/${id}`
        return (
          <li key={id} className={refusal === null ? undefined : 'is-refused'}>
            <ReceiptPicture
              address={address}
              picture={mediaType === 'application/pdf' ? `${address}/picture` : address}
              name={name}
            />
            <p>
              <a className="text-link" href={address} target="_blank" rel="noreferrer">
                <bdi>{t('openFile', { name })}</bdi>
              </a>{' '}
              <small>
                <Moment at={sentAt} />
              </small>
            </p>
            {refusal === null ? null : (
              <small>
                <bdi>{t('refusedReceipt', { reason: refusal })}</bdi>
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type PictureProps = { address: string; picture: string; name: string }

/** A receipt as it looks; what cannot be shown has its link alone. */
function ReceiptPicture({ address, picture, name }: PictureProps) {
  const t = useT('office-money')
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={picture} alt={t('receiptPicture', { name })} onError={() => setBroken(true)} />
    </a>
  )
}
