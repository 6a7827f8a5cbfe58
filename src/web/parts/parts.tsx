import { QueryClientProvider } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { StorefrontProvider } from '../app/storefront-context.tsx'
import { createQueryClient } from '#ui/fetching/query-client.ts'
import { stillNavigator } from '#ui/router/navigator.ts'
import { RouterProvider } from '#ui/router/router.tsx'
import { Toasts } from '#ui/toast-region/toasts.tsx'
import { ActionParts } from './action-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { TextParts } from './text-parts.tsx'
import { WhenFetchedParts } from './when-fetched-parts.tsx'
import { WORDS } from './words.ts'

const ADDRESS = { pathname: '/dev/parts', search: '', hash: '' }

/** All parts of `src/ui` in every state, in one language; `api` answers what `WhenFetched` asks. */
export function Parts({ language, api }: { language: Language; api: ApiClient }) {
  const words = WORDS[language]
  return (
    <StorefrontProvider
      value={{ language, prefix: language, publicUrl: '', now: 0, policy: DEFAULT_POLICY, instalments: [], api }}
    >
      <QueryClientProvider client={createQueryClient({ api })}>
        <RouterProvider navigator={stillNavigator(`/${language}`, { address: ADDRESS, params: {}, route: undefined })}>
          <main className="wrap parts">
            <h1 lang="en">Parts</h1>
            <ActionParts words={words} />
            <FormParts words={words} />
            <TextParts words={words} />
            <WhenFetchedParts />
          </main>
          <Toasts />
        </RouterProvider>
      </QueryClientProvider>
    </StorefrontProvider>
  )
}
