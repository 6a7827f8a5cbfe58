import type { MenuCategory } from '#contract/catalog/category.ts'
import type { ContactInfo } from '#contract/content/storefront.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { FRAME_CALLS } from '../shared/frame/frame-calls.ts'
import { socialLinksQuery } from '../shared/frame/social-links.query.ts'

const menuQuery = apiQuery(FRAME_CALLS.menu.path, FRAME_CALLS.menu)
export const contactQuery = apiQuery(FRAME_CALLS.contact.path, FRAME_CALLS.contact)

/** What every page shows around itself. A part that could not be fetched is missing, the page is not. */
export const shellQueries = [menuQuery, socialLinksQuery, contactQuery]

export const useCategories = (): readonly MenuCategory[] => useFetched(menuQuery)?.data ?? []
export const useContact = (): ContactInfo | undefined => useFetched(contactQuery)?.data
