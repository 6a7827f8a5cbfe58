import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { languageOfText } from '#ui/text/user-text.tsx'

/** What the shop answers a review. */
export function Reply({ text }: { text: string }) {
  const t = useT('review')
  return (
    <div className="review-reply">
      <b>{t('reply')}</b>
      <p dir="auto" {...languageOfText(text, usePage().language)}>
        {text}
      </p>
    </div>
  )
}
