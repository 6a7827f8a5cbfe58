import type { StaticPage } from '#contract/content/static-page.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { staticPageQuery } from './static-page.queries.ts'

/** A page of terms: its parts listed beside the text, the day it was last changed, fit to be printed. */
export function LegalPage({ pageKey }: { pageKey: StaticPage['key'] }) {
  const t = useT('static-page')
  const { title, intro, updatedAt, sections } = useLoaded(staticPageQuery(pageKey)).data
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={title} />
      <header className="page-heading">
        <h1>{title}</h1>
        {intro ? <p className="lead">{intro}</p> : null}
        <p className="page-date">
          <Text
            area="static-page"
            id="updated"
            fill={{ date: <DateText day={riyadhDate(new Date(updatedAt))} length="full" /> }}
          />
        </p>
      </header>
      <div className="legal-in">
        <nav className="table-of-contents" aria-labelledby="toc">
          <h2 id="toc">{t('contents')}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.code}>
                <a href={`#${section.code}`}>{section.title}</a>
              </li>
            ))}
          </ol>
          <PrintButton />
        </nav>
        <div className="legal-text">
          {sections.map((section) => (
            <section key={section.code} id={section.code}>
              <h2>{section.title}</h2>
              <RichText html={section.bodyHtml} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function PrintButton() {
  const t = useT('static-page')
  const isLive = useIsLive()
  return isLive ? (
    <Button look="outline" size="sm" onClick={() => window.print()}>
      {t('print')}
    </Button>
  ) : null
}
