/** Where a question about a product stands: shown once it is answered. */
export type QuestionStatus = 'PENDING' | 'ANSWERED' | 'REJECTED'

export const MAX_QUESTION_LETTERS = 500
