import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { RequestedChange } from './requested-change.ts'
import { usePage } from '#ui/page-context.tsx'
import { Compare } from './comparing/compare.tsx'
import { Difference } from './comparing/difference.tsx'
import { SideBySide } from './comparing/side-by-side.tsx'
import { CutPage, fitted, Ground, PagePin } from './cut-page.tsx'
import { TouchLayer } from './touch-layer.tsx'
import { paperOf, pictureOf } from './proof.query.ts'
import type { BlankFace, Page, Proof } from './proof.query.ts'

type Props = {
  token: string
  proof: Proof
  previous: Proof | null
  /** The colour of the product, as #rrggbb; null for white. */
  ground: string | null
  /** Faces that the files have no page for. */
  blankFaces: readonly BlankFace[]
  /** Places that are marked, by their numbers. */
  pins: readonly { readonly number: number; readonly place: RequestedChange['place'] }[]
  /** Takes a touch of the page, where one may mark a place. */
  onTouch?: (place: NonNullable<RequestedChange['place']>) => void
}

/** How the last two versions are looked at: the new one alone, over each other, side by side, or only what changed. */
const VIEWS = ['alone', 'over', 'sides', 'changed'] as const
type View = (typeof VIEWS)[number]

/** The table that the proof lies on: its pages, one at a time, alone or compared with the version before. */
export function ProofStage({ token, proof, previous, ground, blankFaces, pins, onTouch }: Props) {
  const t = useT('proof')
  const { language } = usePage()
  const [current, setCurrent] = useState(0)
  const [view, setView] = useState<View>(previous ? 'over' : 'alone')
  const sides = useSides(proof, blankFaces)
  const page = proof.pages[current] ?? proof.pages[0]
  if (!page) return <p className="proof-stage">{t('noPicture')}</p>
  const blank = blankFaces[current - proof.pages.length]
  const compared = previous && !onTouch && !blank ? { token, ground, before: previous, after: proof, page } : undefined
  return (
    <section className="proof-stage" aria-label={t('stage')}>
      {compared && view === 'over' ? <Compare {...compared} pins={<Pins page={page} pins={pins} />} /> : null}
      {compared && view === 'sides' ? <SideBySide {...compared} /> : null}
      {compared && view === 'changed' ? <Difference key={current} {...compared} /> : null}
      {blank ? <BlankPage face={blank} ground={ground} /> : null}
      {blank || (compared && view !== 'alone') ? null : (
        <div className="proof-sheet" dir="ltr">
          <CutPage {...{ token, proof, page, ground }} alt={t('pageAlt', { page: sides[current]?.name ?? '' })}>
            <Pins page={page} pins={pins} />
          </CutPage>
          {onTouch ? <TouchLayer page={page} onTouch={onTouch} /> : null}
        </div>
      )}
      <div className="proof-bar">
        <Pages sides={sides} current={current} onPage={setCurrent} />
        {previous && !onTouch && !blank ? <Views view={view} onView={setView} /> : null}
      </div>
      <p className="proof-honest">
        <Icon name="info" />
        <span>
          {t('honest')}{' '}
          <a className="underlined" href={pictureOf(token, proof, page)} target="_blank" rel="noreferrer">
            {t('closer')}
          </a>
          {' · '}
          <a className="underlined" href={paperOf(token, language)} target="_blank" rel="noreferrer">
            {t('download')}
          </a>
        </span>
      </p>
    </section>
  )
}

type Side = { readonly key: string; readonly name: string }

/** The pages of a proof and the faces that stay blank, by their names. */
function useSides(proof: Proof, blankFaces: readonly BlankFace[]): readonly Side[] {
  const t = useT('proof')
  const isBySide = new Set(proof.pages.map(({ face }) => face)).size === proof.pages.length
  return [
    ...proof.pages.map(({ file, page, face }, index) => ({
      key: `${file}.${page}`,
      name: isBySide && face ? t(`face-${face}`) : t('page', { number: index + 1 }),
    })),
    ...blankFaces.map(({ file, face }) => ({
      key: `${file}.${face}`,
      name: t('blank', { side: t(`face-${face}`) }),
    })),
  ]
}

type PagesProps = { sides: readonly Side[]; current: number; onPage: (page: number) => void }

/** The sides, of which one is shown. */
function Pages({ sides, current, onPage }: PagesProps) {
  const t = useT('proof')
  if (sides.length < 2) return null
  return (
    <div className="proof-segments" role="group" aria-label={t('pages')}>
      {sides.map(({ key, name }, index) => (
        <button key={key} type="button" aria-pressed={index === current} onClick={() => onPage(index)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** A face that nothing is printed on. */
function BlankPage({ face: { width, height }, ground }: { face: BlankFace; ground: string | null }) {
  const t = useT('proof')
  return (
    <>
      <div className="proof-sheet" dir="ltr">
        <svg
          ref={fitted({ width, height })}
          className="proof-page"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('blankAlt')}
        >
          <Ground {...{ width, height, ground }} />
        </svg>
      </div>
      <p className="proof-honest">{t('blankText')}</p>
    </>
  )
}

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT('proof')
  return (
    <div className="proof-segments" role="group" aria-label={t('compare')}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {t(`view-${each}`)}
        </button>
      ))}
    </div>
  )
}

const Pins = ({ page, pins }: { page: Page; pins: Props['pins'] }) =>
  pins.map(({ number, place }) =>
    place?.file === page.file && place.page === page.page ? (
      <PagePin key={number} page={page} number={number} x={place.x} y={place.y} />
    ) : null,
  )
