import { useT } from '#ui/i18n/use-t.ts'

/** What a browser and its device are called, as far as they are known. */
export function DeviceText({ browser, system }: { browser: string | null; system: string | null }) {
  const t = useT('office-account')
  if (browser === null && system === null) return t('unknownDevice')
  return <bdi>{[browser, system].filter((each) => each !== null).join(' · ')}</bdi>
}
