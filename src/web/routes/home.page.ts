import type { SocialLinks } from '#contract/content/storefront.ts'
import { definePage } from '../app/page.ts'
import { latestBlogsQuery } from '../features/blog/blog.queries.ts'
import {
  bestSellersQuery,
  clientsQuery,
  departmentsQuery,
  needsQuery,
  newestQuery,
  offersQuery,
  slidesQuery,
} from '../features/home/home.queries.ts'
import { HERO_PICTURE_SIZES } from '../features/home/hero-picture-sizes.ts'
import { organizationLd, webSiteLd } from '../head/json-ld.ts'
import { hrefs } from '../site-map.ts'
import { contactQuery } from '../shell/shell.queries.ts'
import { socialLinksQuery } from '../shared/frame/social-links.query.ts'
import { picturePreload } from '#ui/picture.tsx'

export const homePage = definePage({
  route: 'home',
  file: 'home',
  areas: ['home', 'card', 'blog'],
  load: async ({ t, fetch, site, search }) => {
    const [slides, contact, links] = await Promise.all([
      fetch(slidesQuery),
      fetch(contactQuery),
      fetch(socialLinksQuery),
      fetch(departmentsQuery),
      fetch(offersQuery),
      fetch(needsQuery),
      fetch(bestSellersQuery),
      fetch(newestQuery),
      fetch(clientsQuery),
      fetch(latestBlogsQuery),
    ])
    const [first] = slides.data
    return {
      title: t('home')('title'),
      description: t('home')('description'),
      path: hrefs.home(),
      noIndex: search.has('unsubscribe'),
      preload: first && picturePreload(first.picture, HERO_PICTURE_SIZES),
      jsonLd: import.meta.env.SSR
        ? [
            organizationLd(site, {
              ...contact.data,
              address: contact.data.location,
              telephone: contact.data.phone,
              sameAs: addressesOf(links.data),
            }),
            webSiteLd(site),
          ]
        : [],
    }
  },
  action: async (form) => (await import('../features/newsletter/unsubscribe.ts')).unsubscribe(form),
})

const addressesOf = (links: SocialLinks): string[] =>
  Object.entries(links).flatMap(([network, address]) => (address && network !== 'whatsapp' ? [address] : []))
