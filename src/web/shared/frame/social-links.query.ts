import type { SocialLinks } from '#contract/content/storefront.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { FRAME_CALLS } from './frame-calls.ts'

export const socialLinksQuery = apiQuery(FRAME_CALLS.socialLinks.path, FRAME_CALLS.socialLinks)

export const useSocialLinks = (): SocialLinks | undefined => useFetched(socialLinksQuery)?.data
