import type { StaticPage } from '#contract/content/static-page.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { RichText } from '#ui/text/rich-text.tsx'

type Section = StaticPage['sections'][number]

/** Whether a section of the company's page is what the shop says of itself in numbers. */
export const isFigures = ({ code }: Section): boolean => code === 'figures'

/** What the shop says of itself in numbers (S15 to S17): a list whose lines begin with a strong number. */
export function Figures({ section }: { section: Section }) {
  const t = useT('static-page')
  return (
    <section aria-label={t('figures')}>
      <RichText html={section.bodyHtml} className="figures" />
    </section>
  )
}
