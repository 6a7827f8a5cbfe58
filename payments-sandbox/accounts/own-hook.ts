import { newCode } from './hook-book.ts'
import type { Hook } from './hook-book.ts'
import type { Sandbox } from '../sandbox.ts'

/** The shop may start after the sandbox: its owner presses "resend" until the code has come back. */
const RESEND_MS = [500, 1_000, 2_000, 5_000]
const LATER_MS = 30_000
/** A little less than a code is worth. */
const CODE_MS = 25 * 60_000

/** The shop's own address at Moyasar, as it would be registered in the dashboard. */
export function registerOwnHook(
  { hooks, sendCode }: Pick<Sandbox, 'hooks' | 'sendCode'>,
  given: Pick<Hook, 'url' | 'secret'>,
): { stop: () => void } {
  // One of an earlier address would be called in vain.
  for (const { id, url, secret, events } of hooks.of('MOYASAR')) {
    if (secret === given.secret && url !== given.url && events.length === 0) hooks.remove(id)
  }
  const isOwn = ({ url, secret }: Hook) => url === given.url && secret === given.secret
  const { id } = hooks.of('MOYASAR').find(isOwn) ?? hooks.add({ gateway: 'MOYASAR', events: [], ...given })
  let timer: NodeJS.Timeout
  const resend = (nth: number): void => {
    const hook = hooks.find('MOYASAR', id)
    if (!hook || hook.verifiedAt !== null) return
    const isOld = Date.now() - Date.parse(hook.codeAt) > CODE_MS
    sendCode(isOld ? hooks.put({ ...hook, ...newCode() }) : hook)
    timer = setTimeout(() => resend(nth + 1), RESEND_MS[nth] ?? LATER_MS).unref()
  }
  timer = setTimeout(() => resend(0), 0).unref()
  return { stop: () => clearTimeout(timer) }
}
