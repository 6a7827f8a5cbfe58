import { createElement, use } from 'react'
import type { ComponentType } from 'react'
import type { AreaName } from '#ui/i18n/messages.ts'
import { codeArrived, neededCode } from '#ui/loading/needed-code.ts'
import type { Route } from '#ui/router/route.ts'
import type { Language } from '#domain/language.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { SCREENS } from '../site-map.ts'
import type { ScreenName } from '../site-map.ts'

/** What a screen's file says of it: the messages it needs, and the screen itself. */
type ScreenModule = { readonly default: ComponentType; readonly AREAS: readonly AreaName[] }

const modules = import.meta.glob<ScreenModule>('../features/**/*.screen.tsx')
const fetched = new Map<string, Promise<ScreenModule>>()

/** Fetches the code and the texts of a screen; a failure is forgotten, so that the next visit tries again. */
function fetchScreen(file: string, language: Language): Promise<ScreenModule> {
  const known = fetched.get(file)
  if (known) return known
  const load = modules[`../features/${file}.screen.tsx`]
  if (!load) throw new Error(`no screen features/${file}.screen.tsx`)
  const promise = load().then(async (module) => {
    await loadMessages(language, module.AREAS)
    codeArrived(file)
    return module
  })
  promise.catch(() => fetched.delete(file))
  fetched.set(file, promise)
  return promise
}

/** The screens as the router knows them. Nothing is fetched for them before a person is known: screens read queries. */
export const screenRoutes = (language: Language): readonly Route<undefined, null>[] =>
  (Object.keys(SCREENS) as ScreenName[]).map((name) => {
    const { path, file } = SCREENS[name]
    const rendered = new Map<string, Promise<ScreenModule>>()
    function ScreenOfFile() {
      const promise = rendered.get(file) ?? neededCode(file, () => fetchScreen(file, language))
      rendered.set(file, promise)
      return createElement(use(promise).default)
    }
    return {
      id: name,
      path,
      Component: ScreenOfFile,
      load: async () => {
        // Ahead of its showing; a failure shows when the screen is drawn, with its address.
        fetchScreen(file, language).catch(() => undefined)
        return null
      },
    }
  })
