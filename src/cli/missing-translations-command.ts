import { missingTranslations } from '#services/catalog-import/missing-translations.ts'
import { withShop } from './command.ts'
import type { Command } from './command.ts'

export const missingTranslationsCommand: Command = {
  usage: 'missing-translations',
  summary: 'Lists every text that exists in one language only; it is shown in the other until it is translated.',
  run: async (_args, config) => {
    const missing = await withShop(config, ({ db }) => missingTranslations(db))
    for (const { section, name, column, language, text } of missing) {
      console.log(`${section}\t${name}\t${column}_${language}\t${text.replaceAll(/\s+/g, ' ')}`)
    }
    console.log(
      missing.length === 0 ? 'Every text exists in both languages.' : `\n${missing.length} texts are missing.`,
    )
    return 0
  },
}
