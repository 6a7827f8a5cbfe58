import type { Messages } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Translator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'
import { withOwnTexts } from '#domain/brand/own-texts.ts'
import { ownTexts, shopWords } from './shop-brand.ts'
import type { MessageAreas } from './areas.ts'

export type AreaName = keyof MessageAreas
/** `t` of an area: `t('key')`, or `t('key', { name })` where the message has placeholders. */
export type Translate<Area extends AreaName> = Translator<MessageAreas[Area]>['t']

type MessageFiles = Readonly<Record<string, () => Promise<{ default: Messages }>>>

/** Files of messages by language and area ("en/form"), not fetched yet. */
const files = new Map<string, () => Promise<{ default: Messages }>>()
/** Translators by language and area, and the shop's wording that they were made with. */
const translators = new Map<string, { readonly messages: Messages; own: object | undefined; made: unknown }>()

/** Makes files of messages known, as `import.meta.glob` lists them below a folder: "./en/form.ts". */
export function addMessageFiles(found: MessageFiles): void {
  for (const [path, load] of Object.entries(found)) files.set(path.slice('./'.length, -'.ts'.length), load)
}

addMessageFiles(import.meta.glob<{ default: Messages }>('./{en,ar}/*.ts'))

/** Fetches the texts of some areas in one language; instant when they are there already. */
export async function loadMessages(language: Language, areas: readonly AreaName[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      if (translators.has(`${language}/${area}`)) return
      const load = files.get(`${language}/${area}`)
      if (!load) throw new Error(`no messages ${language}/${area}`)
      registerMessages(language, area, (await load()).default)
    }),
  )
}

/** Makes an area's texts known. */
export function registerMessages(language: Language, area: AreaName, messages: Messages): void {
  translators.set(`${language}/${area}`, { messages, own: undefined, made: undefined })
}

/** The translator of an area whose messages are loaded; made again when the shop words its sentences otherwise. */
export function translatorOf<Area extends AreaName>(language: Language, area: Area): Translator<MessageAreas[Area]> {
  const known = translators.get(`${language}/${area}`)
  if (!known) throw new Error(`messages ${language}/${area} are not loaded: list the area in the page`)
  const own = ownTexts(language)
  if (known.made === undefined || known.own !== own) {
    known.own = own
    known.made = createTranslator(language, withOwnTexts(known.messages, area, own), () => shopWords(language))
  }
  return known.made as Translator<MessageAreas[Area]>
}
