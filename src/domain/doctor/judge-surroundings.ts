import { fine } from './finding.ts'
import type { Finding } from './finding.ts'

/** Settings of a running shop that matter to its operator. */
export interface JudgedSettings {
  readonly production: boolean
  readonly demo: boolean
  readonly sendsMail: boolean
  readonly sendsTexts: boolean
  /** Whether customers can pay by at least one way: a gateway, or a bank transfer. */
  readonly takesMoney: boolean
  readonly isEmbedded: boolean
  readonly storesInBucket: boolean
}

/** Settings that the shop starts with, and that are wrong for a shop that sells. */
export function judgeSettings(settings: JudgedSettings): Finding[] {
  const { production, demo, takesMoney, sendsMail, sendsTexts, isEmbedded, storesInBucket } = settings
  if (!production)
    return [
      {
        check: 'settings',
        level: 'warning',
        sentence: 'This is no production shop: it logs for people, and its secret is known to everyone.',
        advice: 'Set NODE_ENV=production, and what it then asks for (docs/going-live.md).',
      },
    ]
  const wrong: Finding[] = []
  if (demo)
    wrong.push({
      check: 'settings',
      level: 'error',
      sentence: 'The demo is on in production: anyone can read messages and codes at /dev/outbox.',
      advice: 'Remove DEMO=true.',
    })
  if (!takesMoney)
    wrong.push({
      check: 'settings',
      level: 'error',
      sentence: 'No way to pay is configured: customers fill a cart and cannot order.',
      advice:
        'Set the keys of a gateway (MOYASAR_*, TABBY_*, TAMARA_*) or a bank account (BANK_IBAN), and see that they reach the process (docs/going-live.md).',
    })
  if (!sendsMail)
    wrong.push({
      check: 'settings',
      level: 'error',
      sentence: 'Mail is not sent: customers get neither codes nor confirmations.',
      advice: 'Set SMTP_URL.',
    })
  if (!sendsTexts)
    wrong.push({
      check: 'settings',
      level: 'warning',
      sentence: 'Text messages are not sent: customers cannot sign in by phone.',
      advice: 'Set SMS_PROVIDER, SMS_API_KEY and SMS_SENDER.',
    })
  if (!isEmbedded && !storesInBucket)
    wrong.push({
      check: 'settings',
      level: 'warning',
      sentence: 'Files lie on this machine while the database may be shared: other machines do not see them.',
      advice: 'Set S3_ENDPOINT, or share DATA_DIR between the machines. With one machine this is fine.',
    })
  return wrong.length > 0 ? wrong : [fine('settings', 'The settings are those of a production shop.')]
}

/** More than this between two clocks lets codes and sessions live too short or too long, in ms. */
const MAX_CLOCK_MS = 2_000

/** `differenceMs`: this machine's clock less that of the database. */
export function judgeClock(differenceMs: number): Finding {
  const seconds = (Math.abs(differenceMs) / 1_000).toFixed(1)
  if (Math.abs(differenceMs) <= MAX_CLOCK_MS)
    return fine('clock', `The clock agrees with the database's (${seconds} s).`)
  return {
    check: 'clock',
    level: 'error',
    sentence: `The clock is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's: codes, coupons and sessions end at the wrong time.`,
    advice: 'Let both machines take the time from the network (chrony or systemd-timesyncd).',
  }
}

const GIB = 1024 ** 3
/** Free space that is too little at once, and that is to be looked at, in bytes. */
const LITTLE = 1 * GIB
const SOON_LITTLE = 5 * GIB

export function judgeDisk(place: string, freeBytes: number): Finding {
  const free = `${(freeBytes / GIB).toFixed(1)} GB are free at ${place}`
  if (freeBytes >= SOON_LITTLE) return fine('disk', `${free}.`)
  return {
    check: 'disk',
    level: freeBytes < LITTLE ? 'error' : 'warning',
    sentence: `Only ${free}: uploads end first, then orders.`,
    advice: 'Make room, or move DATA_DIR to a larger disk.',
  }
}
