import { artworkProblems } from './artwork-problems.ts'
import { productionProblems } from './production-problems.ts'
import type { ApiMessages } from './api-messages.ts'
import { successesEn } from './successes.en.ts'
import { fieldProblemsEn } from './field-problems.en.ts'

export const problemsEn: ApiMessages = {
  problem: {
    ...artworkProblems.en,
    ...productionProblems.en,
    VALIDATION: { title: 'Please check your entries', message: 'Some of the values are missing or not valid.' },
    BAD_JSON: { title: 'Unreadable request', message: 'The request body is not valid JSON.' },
    BAD_CHARACTERS: {
      title: 'Unsupported characters',
      message: 'The text contains invisible or control characters. Please remove them and try again.',
    },
    UNAUTHENTICATED: { title: 'Please log in', message: 'You are not logged in, or your session has ended.' },
    FORBIDDEN: {
      title: 'Not allowed',
      message: 'This was sent from another website. Please open our page and send it from there.',
    },
    REAUTHENTICATION_NEEDED: {
      title: 'Confirm it’s you',
      message: 'To protect your account, confirm it’s you before this changes.',
    },
    NOT_FOUND: { title: 'Not found', message: 'What you are looking for does not exist.' },
    METHOD_NOT_ALLOWED: { title: 'Not possible', message: 'This address does not support that method.' },
    CONFLICT: { title: 'Something changed', message: 'This has changed in the meantime. Please reload and try again.' },
    DUPLICATE: { title: 'Already registered', message: 'This is already registered with another account.' },
    ACCOUNT_EXISTS: {
      title: 'You already have an account',
      message: 'There is an account with this email address. Log in with a code, then connect Google in your account.',
    },
    QUOTATION_CLOSED: {
      title: 'This quotation has changed',
      message: 'It was answered, replaced or withdrawn in the meantime. Please reload the page.',
    },
    QUOTATION_EXPIRED: { title: 'This quotation has expired', message: 'Its prices are over. Ask us for a new one.' },
    PRICE_CHANGED: { title: 'Prices have changed', message: 'Your cart has changed. Please check it again.' },
    STOCK_CHANGED: {
      title: 'No longer in stock',
      message: 'Your cart quantity has been automatically adjusted to match the available stock',
    },
    CHECKOUT_IN_PROGRESS: {
      title: 'Already being paid',
      message: 'This cart is already being paid for. Finish that payment or cancel it first.',
    },
    PAYMENT_IN_PROGRESS: {
      title: 'Payment in progress',
      message: 'A payment for this order is in progress or has arrived. There is no need to pay again.',
    },
    ILLEGAL_TRANSITION: {
      title: 'No longer possible',
      message: 'This is not possible in the order’s current state.',
    },
    ASK_TO_CANCEL: {
      title: 'Already in production',
      message: 'This order is already in production. You can ask us to cancel it.',
    },
    EXPIRED: { title: 'Expired', message: 'This link has expired. Ask for a new one.' },
    BODY_TOO_LARGE: { title: 'Too large', message: 'The request is larger than allowed.' },
    FILE_TOO_LARGE: {
      title: 'File too large',
      message: 'The file is larger than allowed. Compress it, or send it to us by email.',
    },
    FILE_EMPTY: {
      title: 'Empty file',
      message: 'There is nothing in this file. Save it again and choose it once more.',
    },
    TOO_MANY_FILES: { title: 'Too many files', message: 'You have attached more files than allowed.' },
    URI_TOO_LONG: { title: 'Address too long', message: 'The address of the request is too long.' },
    UNSUPPORTED_MEDIA_TYPE: { title: 'Unsupported format', message: 'The request is not in a format we can read.' },
    FILE_TYPE: { title: 'File type not accepted', message: 'We cannot accept this file type. Send a PDF, JPG or PNG.' },
    CODE_INVALID: { title: 'Invalid code', message: 'This code is wrong or no longer valid.' },
    SIGN_IN_FAILED: { title: 'Could not log in', message: 'The email, number or password is incorrect.' },
    PASSWORD_WRONG: { title: 'Wrong password', message: 'The current password is incorrect.' },
    PASSKEY_FAILED: {
      title: 'Could not use the passkey',
      message: 'The passkey was not accepted. Try again, or use a code.',
    },
    GOOGLE_FAILED: {
      title: 'Could not log in with Google',
      message: 'Google did not confirm who you are. Try again.',
    },
    TOO_MANY_ADDRESSES: { title: 'Too many addresses', message: 'Delete an address before you add another one.' },
    KEY_REUSED: { title: 'Already used', message: 'This request was already sent with different content.' },
    CART_EMPTY: { title: 'Your cart is empty', message: 'Add something to your cart first.' },
    NOT_SHIPPED: {
      title: 'Not delivered there',
      message: 'We do not deliver to this address. You can pick the order up.',
    },
    METHOD_NOT_OFFERED: {
      title: 'Not available',
      message: 'This payment method is not available for this amount. Please choose another one.',
    },
    TOO_MANY_UNPAID: { title: 'Unpaid orders', message: 'You have unpaid orders. Please pay or cancel them first.' },
    CARD_NOT_ACCEPTED: { title: 'Card not accepted', message: 'This card could not be saved. Try another card.' },
    CARD_INACTIVE: {
      title: 'Card no longer valid',
      message: 'This card can no longer be used. Please add it again or choose another one.',
    },
    CARD_UNVERIFIED: {
      title: 'Card not confirmed',
      message: 'Your bank did not confirm this card, so it was not saved. Please try again.',
    },
    CARD_EXPIRED: { title: 'Card expired', message: 'This card has expired. Please choose another one.' },
    NOT_DELIVERED: {
      title: 'Not delivered yet',
      message: 'You can review a product once your order has been delivered.',
    },
    TOO_MANY_CARDS: { title: 'Too many cards', message: 'Delete a card before you add another one.' },
    COUPON_INVALID: { title: 'Code not valid', message: 'This code is not valid.' },
    COUPON_EXPIRED: { title: 'Code expired', message: 'This code has expired.' },
    COUPON_NOT_STARTED: { title: 'Not valid yet', message: 'This code is not valid yet.' },
    COUPON_MIN_SUBTOTAL: { title: 'Order too small', message: 'This code needs a larger order. Add more to use it.' },
    COUPON_LIMIT_REACHED: { title: 'Code used up', message: 'This code has reached its limit. Try another code.' },
    COUPON_ALREADY_USED: { title: 'Already used', message: 'You have already used this code.' },
    COUPON_NOT_ELIGIBLE: {
      title: 'Not for this order',
      message: 'This code does not cover the products in your cart.',
    },
    COUPON_URGENT: { title: 'Not with urgent delivery', message: 'Coupons are not valid for urgent deliveries' },
    PERMISSION_MISSING: {
      title: 'Not allowed',
      message: 'Your role does not include this. An owner or a manager can change that.',
    },
    OWN_APPROVAL: { title: 'Your own refund', message: 'A second person decides about a refund that you asked for.' },
    REFUND_DAY_LIMIT: {
      title: 'Limit of the day',
      message: 'This refund is more than your role may refund in a day. Ask finance or an owner.',
    },
    REFUND_TOO_HIGH: { title: 'Too much', message: 'Less than that is left of what was paid.' },
    LINK_JUST_MADE: {
      title: 'Just made',
      message:
        'A link for this order was made a moment ago and is still open. Wait a few seconds before you make another one.',
    },
    CLOSED_DAY: { title: 'Closed on that day', message: 'The print shop is closed on that day. Choose a working day.' },
    ORDER_ON_HOLD: { title: 'On hold', message: 'This order is on hold. End that first.' },
    PROOF_NEEDED: {
      title: 'Not signed off',
      message: 'The customer has not approved the proof of this line yet. It is not made before.',
    },
    PROOF_CLOSED: {
      title: 'No longer open',
      message: 'This proof was answered or replaced meanwhile. Look at it as it is now.',
    },
    FACES_NOT_TICKED: {
      title: 'Not all of it was ticked',
      message: 'Look at every side as it will be cut, and tick each of them.',
    },
    MUST_BE_FIXED: {
      title: 'Must be fixed',
      message: 'Something in the file must be fixed before it can be printed.',
    },
    NOT_CHECKED: { title: 'Not checked yet', message: 'The file is still being checked. Try again in a moment.' },
    STATION_IN_USE: {
      title: 'Station in use',
      message: 'Jobs are at this station, or a route leads through it. Move them first.',
    },
    VERSION_CONFLICT: {
      title: 'Changed meanwhile',
      message: 'A colleague has changed this since you opened it. Compare both versions.',
    },
    LAST_OWNER: {
      title: 'The last owner',
      message: 'The shop needs at least one active owner. Give the role to another person first.',
    },
    WORKBOOK_TOO_LARGE: {
      title: 'Too many rows for Excel',
      message: 'A workbook has at most 20,000 rows. Take the list as a CSV file, or filter it.',
    },
    PIN_WRONG: {
      title: 'Wrong PIN',
      message: 'This is not the PIN of this person. After ten wrong ones it has to be set again in the account.',
    },
    LAST_FACTOR: {
      title: 'Your last second factor',
      message: 'Add a passkey or an authenticator app first. Without one you could not log in any more.',
    },
    SAME_STATUS: { title: 'Already so', message: 'A colleague has done this already.' },
    NOT_INVITED: {
      title: 'No open invitation',
      message: 'This person has logged in already, or has no open invitation.',
    },
    BUILT_IN_ROLE: { title: 'Built-in role', message: 'Built-in roles stay as they are. Copy it and change the copy.' },
    OWN_RIGHTS: { title: 'Your own rights', message: 'You cannot change your own roles or status. Ask another owner.' },
    ROLE_IN_USE: { title: 'Role in use', message: 'People have this role. Take it from them first.' },
    CHANGED_SINCE: { title: 'Changed since', message: 'This was changed again later, so it cannot be taken back.' },
    FACTORS_UNREADABLE: {
      title: 'Codes cannot be checked',
      message:
        'This shop can no longer read your authenticator or recovery codes. Use a passkey, or ask the shop’s operator for a new link.',
    },
    STAFF_SIGN_IN_FAILED: { title: 'Could not log in', message: 'The email, password or code is not correct.' },
    TOO_MANY_ROLES: { title: 'Too many roles', message: 'There can be 20 roles of your own. Delete one first.' },
    NOT_UNDOABLE: { title: 'Cannot be taken back', message: 'This change cannot be taken back.' },
    VERSION_NEEDED: {
      title: 'Version missing',
      message: 'Say which version you are changing, in the header If-Match.',
    },
    RATE_LIMITED: { title: 'Too many attempts', message: 'Too many attempts. Please wait a moment and try again.' },
    HEADERS_TOO_LARGE: { title: 'Headers too large', message: 'The headers of the request are too large.' },
    UNEXPECTED: { title: 'Something went wrong', message: 'An unexpected error occurred. Please try again.' },
    UNAVAILABLE: {
      title: 'Temporarily unavailable',
      message: 'The shop is not available right now. Please try again in a moment.',
    },
    SMS_UNAVAILABLE: {
      title: 'No text messages right now',
      message: 'We cannot send text messages right now. Please use your email address.',
    },
    GATEWAY_AWAY: {
      title: 'Payment unavailable',
      message: 'The payment service is not available right now. Nothing was charged. Please try again later.',
    },
    STORAGE_FULL: { title: 'Cannot store files', message: 'We cannot store files right now. Please try again later.' },
  },
  notFound: {
    product: 'Product not found',
    category: 'Category not found',
    article: 'Article not found',
    tag: 'Topic not found',
    page: 'Page not found',
    template: 'Template not found',
    upload: 'Upload not found',
    artwork: 'File not found',
    address: 'Address not found',
    device: 'Device not found',
    view: 'View not found',
    passkey: 'Passkey not found',
    order: 'Order not found',
    job: 'Print job not found',
    station: 'Station not found',
    coupon: 'Coupon not found',
    route: 'Route not found',
    payment: 'Payment not found',
    card: 'Card not found',
    review: 'Review not found',
    tablet: 'Tablet not found',
    person: 'Person not found',
    role: 'Role not found',
    change: 'Change not found',
    region: 'Region not found',
    customer: 'Customer not found',
  },
  field: fieldProblemsEn,
  success: successesEn,
}
