import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { RequestedChange } from './requested-change.ts'
import { usePage } from '#ui/page-context.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { Compare } from './comparing/compare.tsx'
import { Difference } from './comparing/difference.tsx'
import { SideBySide } from './comparing/side-by-side.tsx'
import { CutPage, fitted, Ground, PagePin } from './cut-page.tsx'
import { TouchLayer } from './touch-layer.tsx'
import { paperOf, pictureOf } from './proof.query.ts'
import type { BlankFace, Page, Proof, View as ProofView } from './proof.query.ts'

type Props = {
  token: string
  proof: Proof
  previous: Proof | null
  /** What the proof is of: its colour, its sides without a page, and whether there are photographs of it. */
  product: Pick<ProofView, 'ground' | 'blankFaces' | 'isSeenOnProduct'>
  /** Places that are marked, by their numbers. */
  pins: readonly { readonly number: number; readonly place: RequestedChange['place'] }[]
  /** Takes a touch of the page, where one may mark a place. */
  onTouch?: (place: NonNullable<RequestedChange['place']>) => void
}

/** Fetched when it is first looked at. */
const OnProduct = onDemand(() => import('./on-product.tsx'))

/** How the last two versions are looked at: the new one alone, over each other, side by side, or only what changed. */
const VIEWS = ['alone', 'over', 'sides', 'changed'] as const
type View = (typeof VIEWS)[number]

/** The table that the proof lies on: its pages, one at a time, alone or compared with the version before, or its product. */
export function ProofStage(props: Props) {
  const t = useT('proof')
  const { proof, previous, product, onTouch } = props
  const [current, setCurrent] = useState(0)
  const [view, setView] = useState<View>(previous ? 'over' : 'alone')
  const [isPhoto, setPhoto] = useState(false)
  const sides = useSides(proof, product.blankFaces)
  const page = proof.pages[current] ?? proof.pages[0]
  if (!page) return <p className="proof-stage">{t('noPicture')}</p>
  // A place is marked on the page as it is cut.
  const isOnProduct = isPhoto && !onTouch
  const blank = product.blankFaces[current - proof.pages.length]
  const show = (side: number) => {
    setCurrent(side)
    setPhoto(false)
  }
  return (
    <section className="proof-stage" aria-label={t('stage')}>
      {isOnProduct ? (
        <OnProduct token={props.token} proof={proof} onFailure={() => setPhoto(false)} />
      ) : blank ? (
        <BlankPage face={blank} ground={product.ground} />
      ) : (
        <PageView key={current} {...props} page={page} view={view} name={sides[current]?.name ?? ''} />
      )}
      <div className="proof-bar">
        <Pages
          sides={sides}
          current={isOnProduct ? undefined : current}
          onPage={show}
          {...(product.isSeenOnProduct && !onTouch && { onProduct: () => setPhoto(true) })}
        />
        {previous && !onTouch && !blank && !isOnProduct ? <Views view={view} onView={setView} /> : null}
      </div>
      <HonestNote token={props.token} proof={proof} page={page} />
    </section>
  )
}

type PageViewProps = Props & { page: Page; view: View; name: string }

/** A page of the proof, alone or compared with the version before. */
function PageView({ token, proof, previous, product: { ground }, pins, onTouch, page, view, name }: PageViewProps) {
  const t = useT('proof')
  const marks = <Pins page={page} pins={pins} />
  const compared = previous && !onTouch ? { token, ground, before: previous, after: proof, page } : undefined
  if (compared && view === 'over') return <Compare {...compared} pins={marks} />
  if (compared && view === 'sides') return <SideBySide {...compared} />
  if (compared && view === 'changed') return <Difference {...compared} />
  return (
    <div className="proof-sheet" dir="ltr">
      <CutPage {...{ token, proof, page, ground }} alt={t('pageAlt', { page: name })}>
        {marks}
      </CutPage>
      {onTouch ? <TouchLayer page={page} onTouch={onTouch} /> : null}
    </div>
  )
}

/** What it was made from, and the ways to look closer. */
function HonestNote({ token, proof, page }: Pick<Props, 'token' | 'proof'> & { page: Page }) {
  const t = useT('proof')
  const { language } = usePage()
  return (
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

type PagesProps = {
  sides: readonly Side[]
  /** Undefined while the product is shown. */
  current: number | undefined
  onPage: (page: number) => void
  /** Missing where there is no photograph of the product. */
  onProduct?: () => void
}

/** The sides and the product, of which one is shown. */
function Pages({ sides, current, onPage, onProduct }: PagesProps) {
  const t = useT('proof')
  if (sides.length < 2 && !onProduct) return null
  return (
    <div className="proof-segments" role="group" aria-label={t('pages')}>
      {sides.map(({ key, name }, index) => (
        <button key={key} type="button" aria-pressed={index === current} onClick={() => onPage(index)}>
          {name}
        </button>
      ))}
      {onProduct ? (
        <button type="button" aria-pressed={current === undefined} onClick={onProduct}>
          {t('onProduct')}
        </button>
      ) : null}
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
