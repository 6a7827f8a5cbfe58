import type { Messages } from '#domain/i18n/message.ts'
import type { Language } from '#domain/language.ts'
import { registerMessages } from '#ui/i18n/messages.ts'
import type { AreaName } from '#ui/i18n/messages.ts'

const modules = import.meta.glob<{ default: Messages }>(['../i18n/{en,ar}/*.ts', '../../ui/i18n/{en,ar}/*.ts'], {
  eager: true,
})

/** Makes the texts of every area known, in both languages: a server needs them all. */
export function registerAllMessages(): void {
  for (const [path, { default: messages }] of Object.entries(modules)) {
    const [, language, area] = /\/(en|ar)\/([\w-]+)\.ts$/.exec(path) ?? []
    registerMessages(language as Language, area as AreaName, messages)
  }
}
