import type { ClientCompany } from '#contract/content/storefront.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Picture } from '#ui/picture.tsx'

/** Ways to set a name that has no logo, so that a row of them does not look like one word. */
const HANDS = 6

const ARABIC = /\p{Script=Arabic}/u

/** Whom the shop prints for: a quiet line of logos, names where there is no logo. */
export function ClientStrip({ clients }: { clients: readonly ClientCompany[] }) {
  const t = useT('home')
  if (clients.length === 0) return null
  return (
    <section className="wrap clients">
      <h2>{t('clients')}</h2>
      <ul>
        {clients.map((client, index) => (
          <li key={client.id} dir="auto" className={`client-${(index % HANDS) + 1}`}>
            <Client client={client} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Client({ client: { name, logo, url } }: { client: ClientCompany }) {
  const mark = logo ? (
    <Picture picture={logo} sizes="120px" alt={name} />
  ) : (
    <span lang={ARABIC.test(name) ? 'ar' : 'en'}>{name}</span>
  )
  if (!url) return mark
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {mark}
    </a>
  )
}
