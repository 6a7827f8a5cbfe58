/** What a test card does, as Moyasar documents it; cards that are not listed are declined. */
export type CardOutcome = { readonly company: string; readonly code: string; readonly message: string }

const MADA = [
  ['4201320111111010', '00', 'APPROVED'],
  ['4201320000013020', '99', 'UNSPECIFIED FAILURE'],
  ['4201320000311101', '51', 'INSUFFICIENT FUNDS'],
  ['4201320131000508', '41', 'LOST CARD'],
  ['4201321234411220', '05', 'DECLINED'],
  ['4201322267774310', '54', 'EXPIRED CARD'],
  ['4201326324640570', '61', 'EXCEEDED LIMIT'],
  ['4201321144311528', '43', 'STOLEN CARD'],
] as const
const VISA = [
  ['4111111111111111', '00', 'APPROVED'],
  ['4123120001090000', '51', 'INSUFFICIENT FUNDS'],
  ['4123120001090109', '05', 'DECLINED'],
] as const
const MASTER = [
  ['5421080101000000', '00', 'APPROVED'],
  ['5457210001000092', '51', 'INSUFFICIENT FUNDS'],
] as const

const CARDS = new Map<string, CardOutcome>(
  (
    [
      ['mada', MADA],
      ['visa', VISA],
      ['master', MASTER],
    ] as const
  ).flatMap(([company, cards]) =>
    cards.map(([number, code, message]) => [number, { company, code, message }] as const),
  ),
)

/** What paying with a card comes to. */
export function cardOutcome(number: string): CardOutcome {
  const company = number.startsWith('4') ? 'visa' : number.startsWith('3') ? 'amex' : 'master'
  return CARDS.get(number) ?? { company, code: '14', message: 'UNKNOWN TEST CARD' }
}
