import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'

/** What loaders receive besides the API (see api-context.ts). */
export const languageContext = createContext<Language>()
export const publicUrlContext = createContext<string>()
export const nowContext = createContext<number>()
export const queryClientContext = createContext<QueryClient>()
