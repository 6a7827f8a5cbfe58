export default {
  none: 'No cards yet',
  noneText:
    'A saved card makes paying quicker. The payment company stores it; we only see its brand, last four digits and expiry date.',
  list: 'Your cards',
  name: '{brand} ending in {digits}',
  validUntil: 'Valid until {month}',
  expired: 'Expired {month}',
  inactive: 'No longer valid. Add it again to pay with it.',
  isDefault: 'Default',
  makeDefault: 'Make default',
  makeDefaultOf: 'Make default: {card}',
  madeDefault: 'This is your default card now',
  remove: 'Delete',
  removeOf: 'Delete: {card}',
  removeTitle: 'Are you sure you want to delete this item',
  removeText: 'This action cannot be undone',
  add: 'Add a card',
  addText:
    'Your card details go straight to the payment company. We never see the number or the security code. Your bank asks you to confirm the card; nothing is charged.',
  confirm: 'Continue to your bank',
} as const
