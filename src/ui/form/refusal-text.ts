import type { Translate } from '../i18n/messages.ts'
import type { Refusal } from './refusal.ts'

/** Why a form was not taken, in a sentence; of a limit, how long it lasts (a form sent without script cannot say). */
export const refusalText = ({ code, minutes, serverText }: Refusal, t: Translate<'form'>): string =>
  serverText ?? (code === 'RATE_LIMITED' && minutes !== undefined ? t('limitedFor', { count: minutes }) : t(code))
