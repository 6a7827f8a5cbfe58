import type { AnswerOf } from '#contract/api-client.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'

type Named = Pick<AnswerOf<'/api/customers/devices'>['data'][number], 'browser' | 'system'>

/** What a device is called: "Chrome on Windows", as far as it is known. */
export function DeviceText({ device: { browser, system } }: { device: Named }) {
  const t = useT('account')
  if (!browser && !system) return t('unknownDevice')
  if (!browser || !system) return <Ltr>{browser ?? system}</Ltr>
  return <Text area="account" id="browserOn" fill={{ browser: <Ltr>{browser}</Ltr>, system: <Ltr>{system}</Ltr> }} />
}

/** The same for the name of a control. */
export function useDeviceName(): (device: Named) => string {
  const t = useT('account')
  return ({ browser, system }) => {
    if (browser && system) return t('browserOn', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
