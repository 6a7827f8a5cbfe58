import { useT } from '../i18n/use-t.ts'

/** What the shop answers a review. */
export function Reply({ text }: { text: string }) {
  const t = useT('review')
  return (
    <div className="rv-reply">
      <b>{t('reply')}</b>
      <p dir="auto">{text}</p>
    </div>
  )
}
