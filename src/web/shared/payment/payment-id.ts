import { persistedValue } from '#ui/browser-storage/persisted-value.ts'

/** The payment that was begun last and has not come to its end before this browser's eyes; '' when there is none (A-C6). */
export const paymentId = persistedValue<string>({
  key: 'paymentId',
  version: 1,
  empty: '',
  read: (data) => (typeof data === 'string' ? data : undefined),
})
