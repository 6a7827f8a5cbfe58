import type { Db } from '#db/connection.ts'
import { readMissingTranslations } from './missing-translations.repository.ts'
import type { MissingTranslation } from './missing-translations.repository.ts'

/** Every text of the catalogue and the pages that lacks a language, section by section, codes in order. */
export const missingTranslations = (db: Db): Promise<MissingTranslation[]> => readMissingTranslations(db)
