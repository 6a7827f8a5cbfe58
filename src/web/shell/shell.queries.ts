import type { Category } from '#contract/catalog/category.ts'
import type { ContactInfo, SocialLinks } from '#contract/content/storefront.ts'
import { apiQuery, useFetched } from '../app/api-query.ts'
import { FRAME_CALLS } from './frame-calls.ts'

export const categoriesQuery = apiQuery(FRAME_CALLS.categories.path, FRAME_CALLS.categories)
export const socialLinksQuery = apiQuery(FRAME_CALLS.socialLinks.path, FRAME_CALLS.socialLinks)
export const contactQuery = apiQuery(FRAME_CALLS.contact.path, FRAME_CALLS.contact)

/** What every page shows around itself. A part that could not be fetched is missing, the page is not. */
export const shellQueries = [categoriesQuery, socialLinksQuery, contactQuery]

export const useCategories = (): readonly Category[] => useFetched(categoriesQuery)?.data ?? []
export const useSocialLinks = (): SocialLinks | undefined => useFetched(socialLinksQuery)?.data
export const useContact = (): ContactInfo | undefined => useFetched(contactQuery)?.data
