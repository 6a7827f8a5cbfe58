import type { Messages } from '#domain/i18n/message.ts'
import { addMessageFiles } from '#ui/i18n/messages.ts'
import type { StorefrontAreas } from './areas.ts'

declare module '#ui/i18n/areas.ts' {
  interface MessageAreas extends StorefrontAreas {}
}

addMessageFiles(import.meta.glob<{ default: Messages }>('./{en,ar}/*.ts'))

/** `loadMessages`, knowing the storefront's files too. */
export { loadMessages } from '#ui/i18n/messages.ts'
