/**
 * What the templates of WhatsApp say. Meta approves each text once, so an order fills in facts only. A text neither begins nor ends
 * with a placeholder, and no two stand side by side: Meta takes none that does.
 */
export const bodies = {
  received:
    'We have received your order {number} and your payment of {total}. It will be ready by {day} if nothing is missing. Thank you.',
  'in-production': 'Your order {number} is confirmed and in production. It will be ready by {day} at the latest.',
  delivered:
    'Your order {number} was delivered. We hope you like it. If something is not right, tell us within 14 days.',
  cancelled: 'Your order {number} was cancelled. We refund what you paid to your original payment method.',
  'payment-returned': 'We received a payment that your order {number} no longer needed. We are refunding all of it.',
  'awaiting-transfer':
    'Your order {number} is waiting for your transfer of {total}. Please send it before {day} with the order number as the reference. You find the account in your order.',
  'transfer-reminder':
    'We have not received your transfer for order {number} yet. After {day} we can no longer hold your order. If you have already sent it, upload the receipt.',
  'cancel-refused':
    'You asked us to cancel your order {number}. We are sorry: this is no longer possible, and we go on with it. Our reason: {reason} – write to us if you have questions.',
  'receipt-refused':
    'The receipt for your order {number} does not show your transfer to us. Please send another one, or transfer the amount before {day} if you have not done so yet.',
  late: 'We are sorry: your order {number} is taking longer than agreed. The new date is {day} instead of {agreed}. The reason: {reason} – if it is not ready by {until}, you can cancel it for a full refund.',
  'late-cancel':
    'We are sorry: your order {number} is taking much longer than agreed. The new date is {day} instead of {agreed}. The reason: {reason} – if you do not want to wait, you can cancel it in your account for a full refund, delivery included.',
  rejected: 'We cannot fulfil your order {number}. {reason} Write to us if you have questions.',
  'ready-for-pickup':
    'Your order {number} is finished and ready for pick-up. You can pick it up during our working hours.',
  shipped:
    'Your order {number} is on its way to you with {carrier}. Your tracking number is {tracking} – your order has the rest.',
  refunded: 'We have refunded {amount} for your order {number}. Banks may take some days to show it.',
  'refunded-by-bank':
    'We have sent {amount} for your order {number} to your bank account, with the reference {reference}. Banks may take up to two working days to show it.',
  'refund-by-transfer':
    'You paid for your order {number} by bank transfer, so we send {amount} back by bank transfer. You will get the bank reference once it has been sent.',
  'staff-message': 'Our team has a message about your order {number}: {text} – write to us if you have questions.',
  'proof-ready':
    'The proof of your order {number} is here. Look at it, read every name and number, and approve it or tell us what to change.',
  'proof-reminder':
    'The proof of your order {number} waits for you. We print as soon as you approve it. Look at it, and approve it or tell us what to change.',
  'proof-approved':
    'The proof of your order {number} was approved by {name} and is printed exactly like this. If that was not you, call us at once.',
  'proof-changes':
    'We have your changes for order {number}. We are working on a new version and will send you its proof.',
  'artwork-question':
    'We looked at the file of your order {number} and cannot print it as it is yet. What we need: {reason} – your order waits for your answer.',
  'day-moved': 'The date of your order {number} has moved from {from} to {day}. {why} Your order shows how it stands.',
  'artwork-reminder': 'Your order {number} is waiting for you. {why} You can do it on any device.',
  'artwork-choice':
    'We have been waiting for you for 15 days with your order {number}. Choose in your order: send the file, let us design it, or get your money back.',
  'payment-link':
    'Your order {number} is written down. Pay {total} for it by the button below until {day} and we begin as soon as it is paid.',
  'upload-stopped':
    'Your file for printing has not arrived in full. Choose it again in the same browser by {day}, {time}, and it goes on where it stopped.',
  'artwork-leaves':
    'Your files for printing go on {day}. Download what you want to keep. With another order your files stay with us.',
  'question-answered':
    'We have answered your question about {product}. You find the answer on the page of the product.',
} as const

/** The labels of buttons: 25 letters at most. */
export const buttons = {
  order: 'See your order',
  files: 'Go on with your order',
  file: 'Send the file',
  proof: 'Look at the proof',
  pay: 'Pay the order',
  cart: 'Go to my cart',
  'my-files': 'See my files',
  product: 'Read the answer',
} as const
