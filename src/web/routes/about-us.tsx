import { useLoaded } from '#ui/fetching/api-query.ts'
import { AboutPart } from '../features/static-page/about-part.tsx'
import { Figures, isFigures } from '../features/static-page/figures.tsx'
import { Visit } from '../features/static-page/visit.tsx'
import { staticPageQuery } from '../features/static-page/static-page.queries.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'

/** Who the shop is (S32): mission, values, vision, our work. */
export default function AboutUsPage() {
  const { title, intro, sections } = useLoaded(staticPageQuery('about-us')).data
  const figures = sections.find(isFigures)
  const parts = sections.filter((section) => section !== figures)
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={[]} current={title} />
        <header className="page-heading about-heading">
          <h1>{title}</h1>
          {intro ? <p className="lead">{intro}</p> : null}
        </header>
        {figures ? <Figures section={figures} /> : null}
      </div>
      {parts.map((section, index) => (
        <AboutPart key={section.code} section={section} isFirst={index === 0} />
      ))}
      <Visit />
    </>
  )
}
