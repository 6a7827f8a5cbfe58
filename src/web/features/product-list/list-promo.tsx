import { useFetched } from '#ui/fetching/api-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { listPromoQuery } from './list.queries.ts'

/** Papers and inks of the sample fan, from the back to the front. */
const FAN = ['#fdfcf9', '#efe3cd', '#c49a6c', '#8f9a94', '#17181c', '#d13a1f', '#0e7c9b', '#c2256e']

/** An advertisement between the products, two cards wide. */
export function ListPromo() {
  const banner = useFetched(listPromoQuery)?.data[0]
  if (!banner) return null
  const { title, text, actionLabel, actionPath, picture } = banner
  return (
    <aside className="promo panel-loud">
      <h3>{title}</h3>
      {text ? <p>{text}</p> : null}
      {actionLabel && actionPath ? (
        <ButtonLink look="secondary" to={actionPath}>
          {actionLabel}
        </ButtonLink>
      ) : null}
      {picture ? <Picture picture={picture} sizes="(max-width: 767px) 100vw, 640px" alt="" /> : <Fan />}
    </aside>
  )
}

const Fan = () => (
  <svg className="fan" viewBox="-260 -310 520 320" aria-hidden="true">
    {FAN.map((colour, index) => (
      <rect
        key={colour}
        x="-55"
        y="-300"
        width="110"
        height="300"
        rx="6"
        fill={colour}
        stroke="#17181c"
        strokeOpacity=".12"
        transform={`rotate(${(index - 3.5) * 13})`}
      />
    ))}
  </svg>
)
