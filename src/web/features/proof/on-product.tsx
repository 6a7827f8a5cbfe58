import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { ProductView } from '../../shared/artwork/preview/product-view.tsx'
import type { PrintedFace } from '../../shared/artwork/preview/use-faces-artwork.ts'
import { pictureOf } from './proof.query.ts'
import type { Proof } from './proof.query.ts'
import '../../shared/artwork/preview/preview.css'

type Props = { token: string; proof: Proof }

/** A proof on photographs of its product; all of it is fetched when it is first looked at. */
export default function OnProduct({ token, proof }: Props) {
  const t = useT('proof')
  const { language, api } = usePage()
  const [side, setSide] = useState(0)
  const [hasTexts, setTexts] = useState(false)
  useEffect(() => {
    loadMessages(language, ['artwork-preview']).then(() => setTexts(true), toastFailure)
  }, [language])
  const { data, error } = useQuery({
    meta: REPORTED_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['proof-on-product', token, proof.number],
    queryFn: () => readProduct(api, token, proof),
  })
  useEffect(() => {
    if (error) toastFailure(error)
  }, [error])
  const shot = data?.shots[side]
  if (!data || !shot || !hasTexts)
    return (
      <p className="proof-photo" aria-busy={!error}>
        {error ? t('noPhoto') : <RegistrationMark turning />}
      </p>
    )
  return (
    <div className="proof-photo">
      <ProductView key={shot.code} shot={shot} faces={data.faces} pressTable={undefined} label={t('onProductAlt')} />
      {data.shots.length > 1 ? (
        <div className="proof-segments" role="group" aria-label={t('photos')}>
          {data.shots.map(({ code }, index) => (
            <button key={code} type="button" aria-pressed={index === side} onClick={() => setSide(index)}>
              {t('photo', { number: index + 1 })}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The photographs, and what is printed on each side: the pages of the proof, as they are shown flat. */
async function readProduct(api: ApiClient, token: string, proof: Proof) {
  const { shots, faces, colour } = (await api.get(`/api/proofs/${token}/product` as const)).data
  const drawn = faces.map(async (face): Promise<PrintedFace | undefined> => {
    const page = proof.pages.find((each) => each.face === face.code)
    if (!page) return undefined
    const picture = new Image()
    picture.src = pictureOf(token, proof, page)
    await picture.decode()
    const { width, height, ...room } = page.trim
    const sheet = { page: page.page, width, height, room, layers: [] }
    return {
      face,
      page: sheet,
      picture,
      ground: colour ?? undefined,
      inks: 'OPAQUE' as const,
      isEngraved: false,
      finishes: undefined,
    }
  })
  return { shots, faces: (await Promise.all(drawn)).filter((face) => face !== undefined) }
}
