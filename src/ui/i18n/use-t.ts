import { usePage } from '../page-context.tsx'
import { translatorOf } from './messages.ts'
import type { AreaName, Translate } from './messages.ts'

/** The typed `t` of one area of messages, in the language of the page. */
export const useT = <Area extends AreaName>(area: Area): Translate<Area> => translatorOf(usePage().language, area).t
