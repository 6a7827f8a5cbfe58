import { definePage } from '../app/page.ts'
import { breadcrumbLd, organizationLd } from '../head/json-ld.ts'
import { hrefs } from '../site-map.ts'
import { contactQuery } from '../shell/shell.queries.ts'
import { socialLinksQuery } from '../shared/frame/social-links.query.ts'

export const contactUsPage = definePage({
  route: 'contactUs',
  file: 'contact-us',
  areas: ['form', 'contact'],
  load: async ({ t, fetch, site, search }) => {
    const title = t('contact')('title')
    const [{ data: contact }] = await Promise.all([fetch(contactQuery), fetch(socialLinksQuery)])
    return {
      title,
      description: t('contact')('description'),
      path: hrefs.contactUs(),
      noIndex: search.size > 0,
      jsonLd: import.meta.env.SSR
        ? [
            organizationLd(site, { ...contact, address: contact.location, telephone: contact.phone }),
            breadcrumbLd(site, [
              { name: t('shell')('home'), path: hrefs.home() },
              { name: title, path: hrefs.contactUs() },
            ]),
          ]
        : [],
    }
  },
  action: async (form) => (await import('../features/contact/send-contact.ts')).answerContact(form),
})
