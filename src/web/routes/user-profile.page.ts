import { definePage } from '../app/page.ts'
import { tabNamed } from '../features/account/account-tabs.ts'
import { redirect } from '#ui/router/outcome.ts'
import { hrefs } from '../site-map.ts'

/** The account (S42): an address without a known tab leads to the orders. */
export const userProfilePage = definePage({
  route: 'userProfile',
  file: 'user-profile',
  areas: ['form', 'account', 'address', 'order', 'payment', 'review', 'saved-cards'],
  customersOnly: { heading: (t) => t('shell')('myAccount') },
  load: ({ search, t }) => {
    const tab = tabNamed(search.get('tab'))
    if (!tab) throw redirect(hrefs.userProfile({ tab: 'myOrders' }))
    return { title: t('account')(tab), path: hrefs.userProfile(), search: `?tab=${tab}`, noIndex: true }
  },
})
