/** Where a review stands: read by staff before anybody else sees it. */
export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Why a review is not shown. Twin of the check in SQL. */
export const REJECTIONS = ['NOT_ABOUT_PRODUCT', 'OFFENSIVE', 'PERSONAL_DATA', 'ADVERTISING', 'PHOTOS'] as const
export type Rejection = (typeof REJECTIONS)[number]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'photos'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Photos of one review. Twin of the check in SQL. */
export const MAX_PHOTOS = 5
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

export const MAX_REVIEW_LETTERS = 2000

/** Letters of a reply or an answer of the shop. */
export const MAX_ANSWER_LETTERS = 2000
