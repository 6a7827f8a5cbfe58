import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: they belong to who is signed in, and are discarded with the session. */
export const devicesQuery = apiQuery('/api/customers/devices', { tags: [] })
export const passkeysQuery = apiQuery('/api/customers/passkeys', { tags: [] })
