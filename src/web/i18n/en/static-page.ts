export default {
  aboutTitle: 'About us',
  aboutDescription: 'Who prints at {shop} in {shopCity}, what we promise you, some of our work, and how to find us.',
  figures: '{shop} in figures',
  visitTitle: 'Come and feel the paper',
  visitText: 'Our print shop is open to you: {hours}.',
  visitMap: 'Get directions',
  visitWrite: 'Write to us',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'What data {shop} holds about you and your files, why, for how long, and how to have it deleted.',
  termsTitle: 'Terms and conditions',
  termsDescription: 'What you and {shop} agree on with an order: proofs, prices, dates, delivery and liability.',
  returnsTitle: 'Return and refund',
  returnsDescription:
    'What happens when a print is faulty, late or no longer wanted: returns, reprints and refunds of printed goods.',
  contents: 'On this page',
  updated: 'Last updated on {date}',
  print: 'Print this page',
} as const
