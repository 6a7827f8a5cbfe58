import { z } from 'zod'
import { vendorExample } from './vendor-documents.ts'

/** What Apple's sheet hands a page once its customer has confirmed, as it is recorded. */
export const walletToken = z
  .looseObject({ paymentData: z.looseObject({}) })
  .parse(vendorExample('apple/payment-token', 'sheet').answer?.body)
