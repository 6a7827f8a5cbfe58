import type { StaticPage } from '#contract/content/static-page.ts'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Gallery } from './gallery.tsx'

type Section = StaticPage['sections'][number]

/** A part of the company's page, in the form that suits what it holds: a gallery, a picture with text, or text. */
export function AboutPart({ section, isFirst }: { section: Section; isFirst: boolean }) {
  const { code, title, bodyHtml, pictures } = section
  const [picture] = pictures
  if (pictures.length > 1) {
    return (
      <section className="wrap section" id={code}>
        <div className="section-heading">
          <h2>{title}</h2>
          <RichText html={bodyHtml} className="quiet" />
        </div>
        <Gallery pictures={pictures} />
      </section>
    )
  }
  if (picture) {
    return (
      <section className="wrap section need about-part" id={code}>
        <div className="need-picture">
          <Picture picture={picture} sizes="(max-width: 767px) 100vw, 42vw" priority={isFirst} />
        </div>
        <div>
          <h2>{title}</h2>
          <RichText html={bodyHtml} />
        </div>
      </section>
    )
  }
  return (
    <section className="wrap section about-text" id={code}>
      <h2>{title}</h2>
      <RichText html={bodyHtml} />
    </section>
  )
}
