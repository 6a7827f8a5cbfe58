export default {
  aboutTitle: 'About us',
  aboutDescription:
    'A print shop in {shopCity}: opened in 2015 after over 10 years of experience, trusted by over 4000 companies, at home in both scripts.',
  figures: '{shop} in figures',
  openedText: 'the year we opened',
  experienceText: 'years of experience before that',
  companiesText: 'companies trust us',
  visionText: 'the Kingdom’s Vision, which we support',
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
