import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useMay } from '../../app/me.tsx'
import { addressOf } from '../../site-map.ts'

type Artwork = AnswerOf<`/api/office/artwork/orders/${string}`>

const artworkQuery = (number: number) => apiQuery(`/api/office/artwork/orders/${number}`, { tags: [] })

/** Where the artwork of a line stands, with its picture: the way to the desk. Nothing for a line that needs no file. */
export function LineArtwork({ number, position }: { number: number; position: number }) {
  const t = useT('office-artwork')
  const maySee = useMay('artwork.view')
  const found = useQuery<Artwork>({ ...plain(artworkQuery(number)), enabled: maySee }).data?.data ?? []
  const line = found.find(({ code }) => code === `${number}-${position + 1}`)
  if (!line) return null
  const { code, state, isDesignAsked, picture } = line
  return (
    <Link className="line-artwork" to={addressOf('artworkLine', { code })}>
      {picture ? (
        <img src={`/api/office/artwork/versions/${picture.version}/pages/${picture.page}`} alt="" loading="lazy" />
      ) : null}
      <span>{isDesignAsked ? t('designAsked') : t(`state-${state}`)}</span>
    </Link>
  )
}
