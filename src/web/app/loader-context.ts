import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider } from 'react-router'
import type { Language } from '#domain/language.ts'
import { apiContext } from '../api-context.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { languageContext, nowContext, publicUrlContext, queryClientContext } from './router-context.ts'

type Values = { api: ApiClient; language: Language; publicUrl: string; now: number; queryClient: QueryClient }

/** What every loader and action is given, on the server and in the browser. */
export function loaderContext({ api, language, publicUrl, now, queryClient }: Values): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(languageContext, language)
  context.set(publicUrlContext, publicUrl)
  context.set(nowContext, now)
  context.set(queryClientContext, queryClient)
  return context
}
