import { plainPrice } from '#domain/money/halalas.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import { fact } from '../mail-content.ts'
import { sentencesOf } from '../new-message.ts'
import type { NewMail } from '../new-message.ts'

export type ReceiptFacts = {
  readonly receiptId: string
  readonly orderNumber: number
  /** halalas */
  readonly total: number
  readonly customerName: string
  readonly fileName: string
}

/** Notifies the staff, in the shop's first language, that a customer has sent a receipt of a transfer. The file itself stays in the shop. */
export function receiptMail(receipt: ReceiptFacts, staffAddress: string): NewMail {
  const language = currentBrand().firstLanguage
  const t = sentencesOf(language)
  const number = String(receipt.orderNumber)
  return {
    dedupeKey: `receipt-for-staff:${receipt.receiptId}`,
    template: 'receipt-for-staff',
    recipient: staffAddress,
    language,
    content: {
      subject: t('receiptForStaff.subject', { number }),
      blocks: [
        { block: 'text', text: t('receiptForStaff.text') },
        {
          block: 'facts',
          facts: [
            ...fact(t('order.number'), number, 'code'),
            ...fact(t('order.total'), plainPrice(receipt.total, language)),
            ...fact(t('name'), receipt.customerName),
            ...fact(t('receiptForStaff.file'), receipt.fileName),
          ],
        },
      ],
    },
  }
}
