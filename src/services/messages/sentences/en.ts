export const en = {
  brand: '{shop}',
  hello: 'Hello,',
  regards: 'The {shop} team',
  whyYou: 'You are receiving this email because this address was entered on our website.',

  'contactReceived.subject': 'We have received your message ({reference})',
  'contactReceived.text': 'Thank you for writing to us. We have received your message and will answer you soon.',
  'contactReceived.keep': 'Please quote this reference if you write to us again.',

  'contactForStaff.subject': 'Contact message {reference}',
  'contactForStaff.text': 'A visitor has sent a message through the contact form.',

  'requestReceived.subject': 'We have received your special request ({reference})',
  'requestReceived.text': 'Thank you for your request. We will review it and send you a quotation.',
  'requestReceived.keep': 'Please quote this reference if you write to us about it.',

  'requestForStaff.subject': 'Special request {reference}',
  'requestForStaff.text': 'A visitor has sent a special request.',
  'requestForStaff.tooLarge': 'The files are too large for an email. Save them with this command:',

  'newsletterWelcome.subject': 'Welcome to our newsletter',
  'newsletterWelcome.text':
    'You have subscribed to our newsletter. You will be the first to hear about new products and offers.',
  'newsletterWelcome.leave': 'If you did not ask for this, or have changed your mind:',
  'newsletterWelcome.link': 'Unsubscribe',

  'staffInvitation.subject': 'You are invited to the office of {shop}',
  'staffInvitation.text': 'A colleague has given you an account in the office. Choose how you log in:',
  'staffInvitation.link': 'Set up your account',
  'staffReset.subject': 'Set up how you log in to the office of {shop}',
  'staffReset.text': 'Your password and second factor were reset. Choose new ones:',
  'staffReset.link': 'Set up logging in',
  'staffLink.once': {
    one: 'The link works once, for {count} hour. Do not forward it.',
    other: 'The link works once, for {count} hours. Do not forward it.',
  },
  'staffLink.whyYou': 'You are receiving this email because you work with the shop. If you do not, ignore it.',

  'code.subject': '{code} is your {shop} code',
  'code.signIn': 'Enter this code to log in:',
  'code.signUp': 'Enter this code to finish signing up:',
  'code.exists': 'You already have an account with us. Enter this code to log in:',
  'code.reset': 'Enter this code to choose a new password:',
  'code.change': 'Enter this code to use this address for your account:',
  'code.reauthentication': 'Enter this code to confirm it’s you changing your account:',
  'code.signOff': 'Enter this code to approve the proof of your order:',
  'code.warning': 'It is valid for five minutes. Never share it: we will never ask you for it.',
  'code.whyYou': 'If you did not ask for this, ignore it: your account is safe without the code.',
  'code.sms': '{code} is your {shop} code. Do not share it.',

  'noAccount.subject': 'You have no account with us yet',
  'noAccount.text': 'There was a request to log in with this email address, but no account uses it.',
  'noAccount.signUp': 'You can sign up in a minute:',
  'noAccount.link': 'Sign up',

  'identifierChanged.subject': 'The contact details of your account were changed',
  'identifierChanged.text': 'Your account now uses {identifier}. You can no longer log in with this address.',
  'identifierChanged.notYou': {
    one: 'If this was not you, undo it within {count} hour. This signs out every device.',
    other: 'If this was not you, undo it within {count} hours. This signs out every device.',
  },
  'identifierChanged.undo': 'Undo the change',
  'identifierChanged.help': 'If that no longer works, tell us: we will help you get your account back.',
  'identifierChanged.sms': {
    one: 'Not you? Undo it within {count} hour:',
    other: 'Not you? Undo it within {count} hours:',
  },
  'identifierChanged.whatsapp': 'Write to us on WhatsApp',
  'identifierAdded.subject': 'A new way to log in to your account',
  'identifierAdded.text': 'You can now log in with {identifier} too.',
  'identifierRestored.subject': 'A change to your account was undone',
  'identifierRestored.text':
    'Your account uses {identifier} again: the change was undone with the link we sent there. Every device was signed out.',
  'identifierRestored.notYou': 'If this was not you, tell us: we will help you get your account back.',
  'passkeyAdded.subject': 'A passkey was added to your account',
  'passkeyAdded.text': 'You can now log in with that device, without a code.',
  'googleConnected.subject': 'A Google account was connected to your account',
  'googleConnected.text': 'You can now log in with it, without a code.',
  'deletionCancelled.subject': 'Your account will not be deleted',
  'deletionCancelled.text': 'The deletion was cancelled. Everything in your account is still there.',
  'passwordChanged.subject': 'The password of your account was changed',
  'passwordChanged.text': 'The password of your account has just been changed.',
  'sessionCopied.subject': 'We signed a device out of your account',
  'sessionCopied.text':
    'We noticed one login used in two places, so we signed that device out. Log in again to continue.',
  'deletionPlanned.subject': 'Your account will be deleted on {date}',
  'deletionPlanned.text':
    'You asked us to delete your account. You can log in and cancel this until {date}; after that it is permanent.',
  notYou: 'If this was not you, log in, sign out everywhere, and write to us.',

  'answer.subject': 'Our answer to your question about {product}',
  'answer.question': 'You asked',
  'answer.answer': 'Our answer',
  'answer.link': 'View product',
  'answer.whyYou': 'You are receiving this email because you asked us a question about a product.',
  'answer.sms': 'We have answered your question about {product}:',

  'receiptForStaff.subject': 'Transfer receipt for order {number}',
  'receiptForStaff.text':
    'A customer has sent a receipt. Check whether the money has arrived; “npm run shop -- orders receipts” shows the file.',
  'receiptForStaff.file': 'File',

  'order.whyYou': 'You are receiving this email because you ordered from us.',
  'order.link': 'See your order',
  'order.pay': 'Send the receipt of your transfer',
  'order.track': 'Track your delivery',
  'order.number': 'Order',
  'order.pieces': { one: '{count} piece', other: '{count} pieces' },
  'proof.words': {
    one: 'I have read the names and numbers. Print exactly this, {count} piece.',
    other: 'I have read the names and numbers. Print exactly this, {count} pieces.',
  },
  'order.proof-ready.subject': 'Order {number}: your proof is here',
  'order.proof-ready.text':
    'This is what we will print. Look at it, read every name and number, and approve it or tell us what to change.',
  'order.proof-reminder.subject': 'Order {number}: your proof waits for you',
  'order.proof-reminder.text':
    'We print as soon as you approve it. Look at it, and approve it or tell us what to change.',
  'order.proof-ready.action': 'Look at the proof',
  'order.proof-ready.message': 'From our artwork desk',
  'order.proof-approved.subject': 'Order {number}: the proof is approved',
  'order.proof-approved.text':
    '{name} approved the proof. We print exactly this. If that was not you, call us at once.',
  'order.proof-changes.subject': 'Order {number}: we have your changes',
  'order.proof-changes.text': 'Thank you. We are working on a new version and will send you its proof.',
  'order.artwork-question.subject': 'Order {number}: your file needs a change',
  'order.artwork-question.text':
    'We looked at your file and cannot print it as it is yet. Your order waits for your answer.',
  'order.artwork-question.label': 'What we need',
  'order.day-moved.subject': 'Order {number}: the day has moved',
  'order.day-moved.FILE':
    'We are waiting for your file and cannot start. The day moves on by one working day at each cut-off until it is here.',
  'order.day-moved.CHANGE':
    'Your file needs a change before we can start. The day moves on by one working day at each cut-off until we have the new one.',
  'order.day-moved.CONFIRM':
    'Your file has a question that only you can answer. The day moves on by one working day at each cut-off until you do.',
  'order.day-moved.TICK':
    'Your file is ready, and only your approval is missing. The day moves on by one working day at each cut-off until you approve it.',
  'order.day-moved.PROOF':
    'Your proof is waiting for your answer. The day moves on by one working day at each cut-off until you approve it or ask for a change.',
  'order.day-moved.from': 'Day before',
  'order.day-moved.action': 'See what is missing',
  'order.artwork-reminder.subject': 'Order {number} is waiting for you',
  'order.artwork-reminder.FILE': 'We start as soon as your file is here. Send it from your order, on any device.',
  'order.artwork-reminder.CHANGE':
    'Your file cannot be printed as it is. Your order shows what to change, and what a tap can fix.',
  'order.artwork-reminder.CONFIRM':
    'We found something in your file that may disappoint. Look at it, and confirm it or send another file.',
  'order.artwork-reminder.TICK': 'Your file is ready to print. Look at it once more and approve it, and we start.',
  'order.artwork-reminder.PROOF': 'Your proof is waiting for your answer.',
  'order.artwork-reminder.action': 'Go on with your order',
  'order.artwork-choice.subject': 'Order {number}: how shall we go on?',
  'order.artwork-choice.text':
    'We have been waiting for you for 15 days. Choose in your order: send the file, let us design it, or get your money back.',
  'order.artwork-choice.action': 'Choose how to go on',
  'order.goods': 'Products',
  'order.coupon': 'Discount code {code}',
  'order.urgent': 'Urgent production',
  'order.delivery': 'Delivery',
  'order.pickup': 'Pick-up',
  'order.free': 'Free',
  'order.vat': 'VAT included',
  'order.total': 'Total',
  'order.amount': 'Amount',
  'order.readyBy': 'Ready by',
  'order.payBefore': 'Transfer before',
  'order.account': 'Account holder',
  'order.bank': 'Bank',
  'order.iban': 'IBAN',
  'order.reference': 'Reference',
  'order.carrier': 'Carrier',
  'order.trackingNumber': 'Tracking number',
  'order.awaiting-transfer.subject': 'Your order {number} is waiting for your transfer',
  'order.awaiting-transfer.text':
    'Thank you for your order. Please transfer the amount below and include the reference. We start as soon as it arrives.',
  'order.received.subject': 'We have received your order {number}',
  'order.received.text': 'Thank you. We have received your payment and will review your order shortly.',
  'order.in-production.subject': 'We have started on your order {number}',
  'order.in-production.text': 'Your order is confirmed and in production.',
  'order.shipped.subject': 'Your order {number} is on its way',
  'order.shipped.text': 'Your order is with the carrier.',
  'order.ready-for-pickup.subject': 'Your order {number} is ready for pick-up',
  'order.ready-for-pickup.text': 'Your order is finished. You can pick it up during our working hours.',
  'order.delivered.subject': 'Your order {number} was delivered',
  'order.delivered.review': 'How did it turn out? Write a review:',
  'order.delivered.text': 'We hope you like it. If something is not right, tell us within 14 days.',
  'order.late.subject': 'Your order {number} will be late',
  'order.late.text':
    'We are sorry: your order is taking longer than agreed, and we have a new date for it. If it is not ready by {date}, you can cancel it for a full refund.',
  'order.late.cancelText':
    'We are sorry: your order is taking much longer than agreed. If you do not want to wait, you can cancel it in your account for a full refund, delivery included.',
  'order.newDay': 'New date',
  'order.agreedBy': 'Agreed date',
  'order.lateReason': 'Reason',
  'order.transfer-reminder.subject': 'Your order {number} is still waiting for your transfer',
  'order.transfer-reminder.text':
    'We have not received your transfer yet. After the date below we can no longer hold your order. If you have already sent it, upload the receipt.',
  'order.abandoned.subject': 'Your order {number} was not paid',
  'order.abandoned.text':
    'Your payment was not completed, and nothing was charged. Everything is still in your cart: you can finish your order whenever you like.',
  'order.abandoned.whyYou':
    'You are receiving this email because you agreed to messages about products and offers. You can turn them off in your account under Subscriptions.',
  'order.toCart': 'Return to your cart',
  'order.cancelled.subject': 'Your order {number} was cancelled',
  'order.cancelled.text': 'Your order was cancelled. We refund what you paid to your original payment method.',
  'order.rejected.subject': 'We cannot fulfil your order {number}',
  'order.rejected.CONTENT_NOT_ALLOWED':
    'We are not allowed to print what the artwork shows. We refund what you paid to your original payment method.',
  'order.rejected.RIGHTS':
    'The artwork uses something you may not have the rights to. We refund what you paid to your original payment method.',
  'order.rejected.CANNOT_PRODUCE':
    'We cannot produce this as it was ordered. We refund what you paid to your original payment method.',
  'order.rejected.UNUSABLE_ARTWORK':
    'The artwork cannot be printed as it is. We refund what you paid to your original payment method.',
  'order.rejected.FRAUD': 'We could not accept this order. We refund what you paid to your original payment method.',
  'order.refunded.subject': 'Refund for your order {number}',
  'order.refunded.text': 'We have refunded the amount below. Banks may take some days to show it.',
  'order.refunded.transferText':
    'We have sent the amount below to your bank account. Banks may take up to two working days to show it.',
  'order.bankReference': 'Bank reference',
  'order.refund-by-transfer.subject': 'Your refund for order {number}',
  'order.refund-by-transfer.text':
    'You paid by bank transfer, so we are sending the amount below back to the account it came from. You will get the bank reference once it has been sent.',
  'order.refund-by-transfer.askText':
    'You paid by bank transfer, so we send the amount below back by bank transfer. If we need the IBAN of your account, we will contact you. You will get the bank reference once it has been sent.',
  'order.refundNote': 'From our team',
  'order.cancel-refused.subject': 'Your order {number} goes on',
  'order.cancel-refused.text':
    'You asked us to cancel your order. We are sorry: this is no longer possible, and we go on with it.',
  'order.receipt-refused.subject': 'We could not confirm the receipt for your order {number}',
  'order.receipt-refused.text':
    'The receipt you sent does not show your transfer to us. Please send another one, or transfer the amount if you have not done so yet.',
  'order.payment-returned.subject': 'We are refunding your payment for order {number}',
  'order.payment-returned.text': 'We received a payment that this order no longer needed. We are refunding all of it.',

  reference: 'Reference',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  company: 'Company',
  category: 'Category',
  productType: 'Product',
  quantity: 'Quantity',
  size: 'Size',
  neededBy: 'Needed by',
  budget: 'Budget',
  description: 'Description',
  installation: 'Installation',
  installationWanted: 'Wanted',
  city: 'City',
  files: { one: '{count} file', other: '{count} files' },
} as const
