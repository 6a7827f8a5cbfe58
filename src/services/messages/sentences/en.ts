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
