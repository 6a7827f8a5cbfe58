/** Characters of a company's name; the database holds the same. */
export const MAX_COMPANY_LENGTH = 160
