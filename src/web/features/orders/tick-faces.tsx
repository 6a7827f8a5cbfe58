import type { AnswerOf } from '#contract/api-client.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePicture } from '../../shared/artwork/use-artwork.ts'

type Waiting = AnswerOf<'/api/carts/profile/{id}/approvals'>['data'][number]
export type WaitingFace = Waiting['faces'][number]
export type BlankFace = Waiting['blankFaces'][number]

/** Names a face among those of a line. */
export const faceKey = ({ file, page }: WaitingFace): string => `${file} ${page}`

type Props = {
  faces: readonly WaitingFace[]
  blankFaces: readonly BlankFace[]
  /** The colour of the product, as #rrggbb; null for white. */
  ground: string | null
  ticked: ReadonlySet<string>
  onTick: (key: string) => void
}

/** Every face as it is cut, each with a box of its own: what is not looked at is not approved. */
export function TickFaces({ faces, blankFaces, ground, ticked, onTick }: Props) {
  const t = useT('artwork')
  const isMany = new Set(faces.map(({ file }) => file)).size > 1
  return (
    <ul className="tick-faces">
      {faces.map((each) => {
        const key = faceKey(each)
        const side = each.face === null ? t('page', { number: each.page }) : t(`face-${each.face}`)
        return (
          <li key={key}>
            <label>
              <CutFace face={each} ground={ground} />
              <span className="tick-art">
                <input type="checkbox" checked={ticked.has(key)} onChange={() => onTick(key)} />
                <span>
                  {isMany ? t('sideOfDesignIsRight', { side, number: each.file + 1 }) : t('sideIsRight', { side })}
                </span>
              </span>
            </label>
          </li>
        )
      })}
      {blankFaces.map(({ file, face, width, height }) => (
        <li key={`${file} ${face}`}>
          <svg className="tick-face" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <rect width={width} height={height} fill={ground ?? '#fff'} />
          </svg>
          <p>{t('blankFace', { side: t(`face-${face}`) })}</p>
        </li>
      ))}
    </ul>
  )
}

/** A page after the cut: what lies beyond is not shown. */
function CutFace({ face: { artworkId, page, trim }, ground }: { face: WaitingFace; ground: string | null }) {
  const picture = usePicture(artworkId, page)
  const { width, height, left, right, top, bottom } = trim
  return (
    <svg className="tick-face" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={ground ?? '#fff'} />
      {picture === undefined ? null : (
        <image
          href={picture}
          x={-left}
          y={-top}
          width={left + width + right}
          height={top + height + bottom}
          preserveAspectRatio="none"
        />
      )}
    </svg>
  )
}
