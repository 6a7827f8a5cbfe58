/**
 * Every field that a change may write, and what its value is: words as they were written, a code with a name of its own, a
 * sum in halalas, an instant, a day, the name of a person or of stations that the row has by id, the filters of a list, or
 * an identifier, which readers are not shown.
 */
export const CHANGE_FIELDS = {
  name: 'text',
  email: 'text',
  phone: 'text',
  company: 'text',
  poNumber: 'text',
  address: 'text',
  roles: 'text',
  permissions: 'text',
  text: 'text',
  mentions: 'person',
  message: 'id',
  readyBy: 'day',
  validUntil: 'day',
  version: 'text',
  slip: 'text',
  amount: 'money',
  bankReference: 'text',
  refund: 'code',
  waitsForApproval: 'text',
  refusedReceipts: 'text',
  sentBy: 'code',
  until: 'instant',
  channel: 'code',
  method: 'code',
  replacedBy: 'text',
  debitNote: 'text',
  corrected: 'field',
  cancelRequest: 'text',
  carrier: 'text',
  tracking_number: 'text',
  tracking_url: 'text',
  status: 'code',
  language: 'code',
  theme: 'code',
  factor: 'code',
  authenticator: 'text',
  passkeys: 'text',
  left: 'text',
  ended: 'text',
  browser: 'text',
  system: 'text',
  pin: 'text',
  renewed: 'text',
  assignee: 'person',
  designer: 'person',
  hold: 'text',
  line: 'text',
  proof: 'text',
  pieces: 'text',
  file: 'id',
  photo: 'id',
  state: 'code',
  station: 'text',
  stationId: 'station',
  stations: 'station',
  quantity: 'text',
  isReprint: 'text',
  part: 'text',
  productionStarted: 'text',
  good: 'text',
  spoilt: 'text',
  isOnSheet: 'text',
  sheets: 'text',
  jobsADay: 'text',
  position: 'text',
  isActive: 'text',
  kind: 'code',
  category: 'text',
  product: 'text',
  action: 'code',
  orders: 'text',
  list: 'code',
  query: 'filters',
  isShared: 'text',
  format: 'code',
  columns: 'count',
  couponCode: 'text',
  worth: 'code',
  percent: 'text',
  maxDiscount: 'money',
  minSubtotal: 'money',
  firstDay: 'day',
  lastDay: 'day',
  usageLimit: 'text',
  perCustomerLimit: 'text',
  firstOrderOnly: 'text',
  excludeOfferItems: 'text',
  onlyFor: 'text',
  notFor: 'text',
} as const satisfies Readonly<Record<string, FieldKind>>

export type FieldKind =
  | 'text'
  | 'code'
  | 'money'
  | 'instant'
  | 'day'
  | 'person'
  | 'station'
  | 'field'
  | 'filters'
  | 'count'
  | 'id'

export type ChangeField = keyof typeof CHANGE_FIELDS

/** What the value of a field is; plain words for one that this version does not know. */
export const fieldKind = (name: string): FieldKind =>
  Object.hasOwn(CHANGE_FIELDS, name) ? CHANGE_FIELDS[name as ChangeField] : 'text'

/** The key of the message for a code of a field. Refunds share names of states with orders and jobs, and mean others. */
export const codeKey = (field: string, value: string): string =>
  field === 'refund' ? `refund-${value}` : `value-${value}`
