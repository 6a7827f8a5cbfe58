import { renderToString } from 'react-dom/server'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { expect, test } from 'vitest'
import { StorefrontProvider } from '../../app/storefront-context.tsx'
import { definePage, pageRoute } from '../../app/page.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { stillNavigator } from '#ui/router/navigator.ts'
import { RouterProvider } from '#ui/router/router.tsx'
import { fixtureApi } from '../../testing/fixture-api.ts'

const page = definePage({
  route: 'contactUs',
  file: 'contact-us',
  areas: [],
  customersOnly: { heading: (t) => t('shell')('myAccount') },
  load: () => ({ title: '', description: '', path: '/contact-us' }),
})

test('of a page for customers the server sends an empty sheet, to customers and visitors alike', async () => {
  await loadMessages('en', ['ui', 'shell'])
  const { Component } = pageRoute(page)
  const api = fixtureApi('en')
  const displayed = { address: { pathname: '/contact-us', search: '', hash: '' }, params: {}, route: undefined }
  const html = renderToString(
    <StorefrontProvider
      value={{ api, language: 'en', prefix: 'en', publicUrl: '', now: 0, policy: DEFAULT_POLICY, instalments: [] }}
    >
      <RouterProvider navigator={stillNavigator('/en', displayed)}>
        <Component />
      </RouterProvider>
    </StorefrontProvider>,
  )
  expect(html).toContain('<h1 class="visually-hidden">My account</h1>')
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('form')
})
