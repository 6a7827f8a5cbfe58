/** Rows of a page of every list of the office. */
export const ROWS_PER_PAGE = 50
