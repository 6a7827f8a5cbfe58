export const en = {
  brand: 'Matbaa',
  hello: 'Hello,',
  regards: 'The Matbaa team',
  whyYou: 'You receive this e-mail because this address was given on our website.',

  'contactReceived.subject': 'We have received your message ({reference})',
  'contactReceived.text': 'Thank you for writing to us. We have received your message and will answer you soon.',
  'contactReceived.keep': 'Please name this reference when you write to us again.',

  'contactForStaff.subject': 'Contact message {reference}',
  'contactForStaff.text': 'A visitor has sent a message through the contact form.',

  'requestReceived.subject': 'We have received your special request ({reference})',
  'requestReceived.text': 'Thank you for your request. We will look at it and send you a quote.',
  'requestReceived.keep': 'Please name this reference when you write to us about it.',

  'requestForStaff.subject': 'Special request {reference}',
  'requestForStaff.text': 'A visitor has sent a special request.',

  'newsletterWelcome.subject': 'Welcome to our newsletter',
  'newsletterWelcome.text':
    'You have subscribed to our newsletter. From now on you will hear first about new products and offers.',
  'newsletterWelcome.leave': 'If you did not ask for this, or have changed your mind:',
  'newsletterWelcome.link': 'Unsubscribe',

  'code.subject': '{code} is your Matbaa code',
  'code.signIn': 'Enter this code to sign in:',
  'code.signUp': 'Enter this code to finish signing up:',
  'code.exists': 'You have an account with us already. Enter this code to sign in:',
  'code.reset': 'Enter this code to choose a new password:',
  'code.change': 'Enter this code to use this address for your account:',
  'code.warning': 'It is valid for five minutes. Never give it to anybody: we will not ask you for it.',
  'code.whyYou': 'If you did not ask for this, ignore it: nobody gets in without the code.',
  'code.sms': '{code} is your Matbaa code. Do not share it.',

  'noAccount.subject': 'You have no account with us yet',
  'noAccount.text': 'Somebody asked to sign in with this e-mail address, but there is no account with it.',
  'noAccount.signUp': 'You can sign up in a minute:',
  'noAccount.link': 'Sign up',

  'identifierChanged.subject': 'The contact details of your account were changed',
  'identifierChanged.text': 'Your account is now reached at {identifier}. This address no longer signs in to it.',
  'passwordChanged.subject': 'The password of your account was changed',
  'passwordChanged.text': 'The password of your account has just been set.',
  'sessionCopied.subject': 'We signed a device out of your account',
  'sessionCopied.text':
    'The sign-in of one of your devices was used from two places. We have ended it to be safe; sign in again.',
  'deletionPlanned.subject': 'Your account will be deleted on {date}',
  'deletionPlanned.text':
    'You asked us to delete your account. Until {date} you can sign in and take that back; afterwards it is gone for good.',
  notYou: 'If this was not you, sign in, sign out everywhere, and write to us.',

  reference: 'Reference',
  name: 'Name',
  email: 'E-mail',
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
