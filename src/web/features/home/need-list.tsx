import { Link } from '#ui/router/link.tsx'
import type { Banner } from '#contract/content/storefront.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Picture } from '#ui/picture.tsx'

/** Printing by occasion: a picture that bleeds off the page and large lines to choose from. */
export const NeedList = ({ banner }: { banner: Banner }) => (
  <section className="wrap section need">
    <div className="need-picture">
      {banner.picture ? <Picture picture={banner.picture} sizes="(max-width: 767px) 100vw, 42vw" /> : null}
    </div>
    <div>
      <h2>{banner.title}</h2>
      <ul>
        {banner.links.map(({ title, text, path }) => (
          <li key={title}>
            <Link to={path}>
              <b>{title}</b>
              {text ? <span>{text}</span> : null}
              <Icon name="arrow" flip />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
