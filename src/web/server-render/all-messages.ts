import type { Messages } from '#domain/i18n/message.ts'
import { LANGUAGES } from '#domain/language.ts'
import { registerMessages } from '../i18n/messages.ts'
import type { AreaName } from '../i18n/messages.ts'

const modules = import.meta.glob<{ default: Messages }>('../i18n/{en,ar}/*.ts', { eager: true })

/** Makes the texts of every area known, in both languages: a server needs them all. */
export function registerAllMessages(): void {
  for (const language of LANGUAGES) {
    const folder = `../i18n/${language}/`
    for (const [path, { default: messages }] of Object.entries(modules)) {
      if (!path.startsWith(folder)) continue
      registerMessages(language, path.slice(folder.length, -'.ts'.length) as AreaName, messages)
    }
  }
}
