import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useMay } from '../../app/me.tsx'
import { thumbnailAddress } from '../../components/thumb.tsx'
import { addressOf } from '../../site-map.ts'

type Artwork = AnswerOf<`/api/office/artwork/orders/${string}`>

export type LineArtworkRow = Artwork['data'][number]

const artworkQuery = (number: number) => apiQuery(`/api/office/artwork/orders/${number}`, { tags: [] })

/** Where the artwork of a line stands at the desk; undefined for a line that needs none, or who may not see it. */
export function useLineArtwork(number: number, position: number): LineArtworkRow | undefined {
  const maySee = useMay('artwork.view')
  const found = useQuery<Artwork>({ ...plain(artworkQuery(number)), enabled: maySee }).data?.data ?? []
  return found.find(({ code }) => code === `${number}-${position + 1}`)
}

/** What the desk says of the artwork of a line, with its picture: the way to the desk. */
export function LineArtwork({ artwork: { code, state, isDesignAsked, picture } }: { artwork: LineArtworkRow }) {
  const t = useT('office-artwork')
  return (
    <Link className="line-artwork" to={addressOf('artworkLine', { code })}>
      {picture ? <img src={thumbnailAddress(picture)} alt="" loading="lazy" /> : null}
      <span>{isDesignAsked ? t('designAsked') : t(`state-${state}`)}</span>
    </Link>
  )
}

/** The same where only the line is known; nothing for a line that needs no file. */
export function ArtworkOfLine({ number, position }: { number: number; position: number }) {
  const artwork = useLineArtwork(number, position)
  return artwork ? <LineArtwork artwork={artwork} /> : null
}
