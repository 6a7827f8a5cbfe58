export const quotations = {
  'quotationReady.subject': 'Your quotation {reference} is ready',
  'quotationReady.text':
    'We have priced your request: {total}, VAT included. You can read the quotation, accept it and pay by the link below.',
  'quotationReady.sms': 'Your quotation {reference} is ready: {total}, valid until {day}. Read and accept:',
  'quotationEnding.subject': 'Your quotation {reference} ends on {day}',
  'quotationEnding.text':
    'The prices of your quotation are valid until {day}. After that we will have to calculate them again.',
  'quotationEnding.sms': 'Your quotation {reference} over {total} ends on {day}. Read and accept:',
  'quotation.words': 'Our note',
  'quotation.total': 'Total, VAT included',
  'quotation.validUntil': 'Valid until',
  'quotation.open': 'Read the quotation',
  'quotation.whyYou': 'You are receiving this email because you asked us for a quotation.',
} as const
