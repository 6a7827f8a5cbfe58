import { halfWorded } from '#domain/brand/own-texts.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { missingTranslations } from '#services/catalog-import/missing-translations.ts'
import { withShop } from '../command.ts'
import type { Command } from '../command.ts'

export const missingTranslationsCommand: Command = {
  usage: 'missing-translations',
  summary: 'Lists every text that exists in one language only; it is shown in the other until it is translated.',
  run: async (_args, config) => {
    const [missing, texts] = await withShop(config, async ({ db }) => [
      await missingTranslations(db),
      halfWorded(currentBrand().texts),
    ])
    for (const { section, name, column, language, text } of missing) {
      console.log(`${section}\t${name}\t${column}_${language}\t${text.replaceAll(/\s+/g, ' ')}`)
    }
    for (const { key, missing: language } of texts) console.log(`settings\tbrand\ttexts.${language}\t${key}`)
    const count = missing.length + texts.length
    console.log(count === 0 ? 'Every text exists in both languages.' : `\n${count} texts are missing.`)
    return 0
  },
}
