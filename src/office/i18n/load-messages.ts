import type { Messages } from '#domain/i18n/message.ts'
import { addMessageFiles } from '#ui/i18n/messages.ts'
import type { OfficeAreas } from './areas.ts'

declare module '#ui/i18n/areas.ts' {
  interface MessageAreas extends OfficeAreas {}
}

addMessageFiles(import.meta.glob<{ default: Messages }>('./{en,ar}/*.ts'))

/** `loadMessages`, knowing the office's files too. */
export { loadMessages } from '#ui/i18n/messages.ts'
