import { apiQuery } from '../../app/api-query.ts'

/** Without tags: a quotation stays what it was. */
export const quotationQuery = (code: string) => apiQuery(`/api/quotations/${code}`, { tags: [] })
