/**
 * What the templates of WhatsApp say. Meta approves each text once, so an order fills in facts only. A text neither begins nor ends
 * with a placeholder, and between two of them are words, not only marks: Meta takes no other.
 */
export const bodies = {
  received:
    'We have received your order {number} and your payment of {total}. It will be ready by {day} if nothing is missing. Thank you.',
  'in-production': 'Your order {number} is confirmed and in production. It will be ready by {day} at the latest.',
  delivered:
    'Your order {number} was delivered. We hope you like it. If something is not right, tell us within 14 days.',
  cancelled: 'Your order {number} was cancelled. We are refunding what you paid to your original payment method.',
  'payment-returned': 'We received a payment that your order {number} no longer needed. We are refunding all of it.',
  'awaiting-transfer':
    'Your order {number} is waiting for your transfer of {total}. Please send it before {day} with the order number as the reference. The account details are in your order.',
  'transfer-reminder':
    'We have not received your transfer for order {number} yet. After {day} we can no longer hold your order. If you have already sent it, upload the receipt.',
  'cancel-refused':
    'You asked us to cancel your order {number}. We are sorry, but it can no longer be cancelled, and we will complete it. The reason: {reason} – write to us if you have questions.',
  'receipt-refused':
    'The receipt for your order {number} does not show your transfer to us. Please send another one, or transfer the amount before {day} if you have not done so yet.',
  late: 'We are sorry: your order {number} is taking longer than agreed. The new date is {day} instead of {agreed}. The reason: {reason} – if it is not ready by {until}, you can cancel it for a full refund.',
  'late-cancel':
    'We are sorry: your order {number} is taking much longer than agreed. The new date is {day} instead of {agreed}. The reason: {reason} – if you do not want to wait, you can cancel it in your account for a full refund, delivery included.',
  rejected: 'We cannot fulfil your order {number}. Details: {reason} Write to us if you have questions.',
  'ready-for-pickup':
    'Your order {number} is finished and ready for pick-up. You can pick it up during our working hours.',
  shipped:
    'Your order {number} is on its way to you with {carrier}. Your tracking number is {tracking} – see your order for the details.',
  refunded: 'We have refunded {amount} for your order {number}. It may take your bank some days to show it.',
  'refunded-by-bank':
    'We have sent {amount} for your order {number} to your bank account, with the reference {reference}. It may take your bank up to two working days to show it.',
  'refund-by-transfer':
    'You paid for your order {number} by bank transfer, so we are refunding {amount} by bank transfer. You will get the bank reference once it has been sent.',
  'staff-message':
    'Our team sent you a message about your order {number}. It says: {text} – write to us if you have questions.',
  'proof-ready':
    'The proof for your order {number} is ready. Check every name and number, then approve it or tell us what to change.',
  'proof-reminder':
    'The proof for your order {number} is waiting for you, and we print as soon as you approve it. Check it, then approve it or tell us what to change.',
  'proof-approved':
    'The proof for your order {number} was approved by {name}, and we will print it exactly like this. If that was not you, call us immediately.',
  'proof-changes':
    'We have received your changes for order {number}. We are working on a new version and will send you its proof.',
  'artwork-question':
    'We checked the file for your order {number} and cannot print it as it is. What we need: {reason} – your order is waiting for your answer.',
  'day-moved':
    'The date of your order {number} has moved from {from} to {day}. The reason: {why} Open your order to see where it stands.',
  'artwork-reminder': 'Your order {number} is waiting for you. {why} Use the button below to continue.',
  'artwork-choice':
    'We have been waiting for 15 days to continue with your order {number}. Choose what to do next: send the file, let us design it, or get your money back.',
  'payment-link':
    'We have recorded your order {number}. Please pay {total} by {day} with the button below, and we start as soon as it is paid.',
  'upload-stopped':
    'Your file for printing has not arrived in full. Choose it again in the same browser by {day} at {time}, and the upload continues from where it stopped.',
  'artwork-leaves':
    'Your files for printing will be deleted on {day}. Download what you want to keep. If you order again before then, we keep your files.',
  'quotation-ready':
    'Your quotation {reference} is ready: {total}, VAT included. It is valid until {day}, and you can accept it by the button below.',
  'quotation-ending':
    'Your quotation {reference} over {total} is valid until {day}. You can accept it by the button below.',
  'question-answered': 'We have answered your question about {product}. The answer is on the product page.',
} as const

/** The labels of buttons: 25 letters at most. */
export const buttons = {
  order: 'See your order',
  files: 'Continue your order',
  file: 'Send the file',
  proof: 'Check the proof',
  pay: 'Pay the order',
  cart: 'Go to my cart',
  'my-files': 'See my files',
  quote: 'Read the quotation',
  product: 'Read the answer',
} as const
