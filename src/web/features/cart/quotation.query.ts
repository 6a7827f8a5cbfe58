import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: a quotation stays what it was. */
export const quotationQuery = (code: string) => apiQuery(`/api/quotations/${code}`, { tags: [] })
