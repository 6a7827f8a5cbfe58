export default {
  how: 'How would you like to pay?',
  CARD: 'Card',
  SAVED_CARD: 'Saved card',
  APPLE_PAY: 'Apple Pay',
  STC_PAY: 'STC Pay',
  TABBY: 'Pay later with Tabby',
  TAMARA: 'Split with Tamara',
  BANK_TRANSFER: 'Bank transfer',
  about_CARD: 'Debit or credit',
  about_SAVED_CARD: 'Just enter its security code',
  about_APPLE_PAY: 'Confirmed on your device',
  about_STC_PAY: 'Confirmed in the app or by text message',
  about_TABBY: 'Use any card',
  about_TAMARA: '4 payments without interest',
  about_BANK_TRANSFER: 'We start once the money has arrived',
  name_APPLE_PAY: 'Apple Pay',
  name_STC_PAY: 'STC Pay',
  name_TABBY: 'Tabby',
  name_TAMARA: 'Tamara',

  pay: 'Pay {price}',
  brand_mada: 'mada',
  brand_visa: 'Visa',
  brand_master: 'Mastercard',
  brand_amex: 'American Express',
  payWith: 'Pay {price} with {way}',
  payByTransfer: 'Order and transfer {price}',
  payNothing: 'Place the order',

  card_number: 'Card number',
  card_expiry: 'Expiry date',
  card_cvc: 'CVV',
  card_name: 'Name on the card',
  cvcHint: { one: '{count} digit on the card', other: '{count} digits on the card' },
  keepCard: 'Save this card for the next order. Its number stays with the payment company.',
  expired: 'expired',
  inactive: 'no longer valid: add it again',
  until: 'until {date}',

  isMada: 'Is this a mada card?',
  madaYes: 'mada',
  madaNo: 'Visa or Mastercard',

  'card/incomplete': 'The card number is not complete',
  'card/mistyped': 'One of the digits is wrong',
  'card/network': 'We accept mada, Visa, Mastercard and American Express',
  'card/no-expiry': 'Month and year as on the card, such as 12 / 30',
  'card/expired': 'This card has expired',
  cvvMissing: 'Please enter CVV',
  cvvInvalid: 'Invalid CVV format (must be 3 or 4 digits)',
  holder: 'First and last name in Latin letters, as on the card',

  backInAMoment: 'Ordering is back in a moment. Your cart is saved, and we are trying again.',
  cardRefused:
    'The payment service did not accept this card. Nothing was charged. Check its details or use another one.',
  gatewayAway:
    'This payment method is not available right now. Nothing was charged. Please choose another one, or try again later.',
  tabbyTooHigh:
    'This purchase is above your current spending limit with Tabby, try a smaller cart or use another payment method.',
  tabbyTooLow:
    'The purchase amount is below the minimum amount required to use Tabby, try adding more items or use another payment method.',
  tabbyRefused:
    'Sorry, Tabby is unable to approve this purchase. Please use an alternative payment method for your order.',
  tamaraRefused: 'Sorry, Tamara could not approve this purchase. Please choose another way to pay.',

  today: 'Today',
  plan_TABBY: 'You confirm the plan on Tabby’s page. No interest, no fees.',
  plan_TAMARA: 'You confirm the plan on Tamara’s page. No interest, no fees.',
  bankText:
    'After you order, you get our account number; once you have paid, send us the receipt. We hold your order and its price for three days.',
  stcMobile: 'Your STC Pay mobile number',
  stcHint: 'STC Pay sends a code to this number',
} as const
