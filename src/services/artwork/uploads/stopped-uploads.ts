import { UPLOAD_POLICY } from '#domain/artwork/upload-policy.ts'
import { mayRemindAt } from '#domain/calendar/reminder-hours.ts'
import { HOUR_MS } from '#domain/calendar/time-spans.ts'
import { postMessages } from '../../messages/outbox.ts'
import { stoppedUploadMessage } from '../../messages/templates/stopped-upload-message.ts'
import type { NoticeParts } from '../notice-parts.ts'
import { claimStopped } from './stopped-uploads.repository.ts'

const BATCH = 100

/**
 * Informs customers of uploads that stopped on their way some hours ago, by day, while there is time to continue them; answers how
 * many customers. Each upload once, one message for several of them.
 */
export const announceStoppedUploads = async ({ db, queue, publicUrl, now }: NoticeParts): Promise<number> => {
  const at = now()
  if (!mayRemindAt(at)) return 0
  const { stoppedAfterHours, continuedWithinHours } = UPLOAD_POLICY
  const hence = (hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
  return db.transaction().execute(async (tx) => {
    const claimed = await claimStopped(tx, {
      now: at,
      begunBefore: hence(-stoppedAfterHours),
      openUntil: hence(continuedWithinHours),
      most: BATCH,
    })
    const messages = claimed.flatMap(({ recipients: [to], first_id: firstId, language, files, until }) =>
      to ? [stoppedUploadMessage({ firstId, language, files, until, href: `${publicUrl}/${language}/cart` }, to)] : [],
    )
    await postMessages(tx, queue, messages)
    return claimed.length
  })
}
