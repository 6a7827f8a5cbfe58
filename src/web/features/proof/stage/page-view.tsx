import { useT } from '#ui/i18n/use-t.ts'
import { Compare } from '../comparing/compare.tsx'
import { Difference } from '../comparing/difference.tsx'
import { SideBySide } from '../comparing/side-by-side.tsx'
import { CutPage, PagePin } from '../cut-page.tsx'
import type { Page, Proof, View as ProofView } from '../proof.query.ts'
import type { RequestedChange } from '../requested-change.ts'
import { TouchLayer } from './touch-layer.tsx'

/** How the last two versions are looked at: the new one alone, over each other, side by side, or only what changed. */
const VIEWS = ['alone', 'over', 'sides', 'changed'] as const
export type View = (typeof VIEWS)[number]

/** What lies on the table, and what is done with it. */
export type StageProps = {
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

type PageViewProps = StageProps & { page: Page; view: View; name: string }

/** A page of the proof, alone or compared with the version before. */
export function PageView({
  token,
  proof,
  previous,
  product: { ground },
  pins,
  onTouch,
  page,
  view,
  name,
}: PageViewProps) {
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

/** Chooses how it is looked at. */
export function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
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

const Pins = ({ page, pins }: { page: Page; pins: StageProps['pins'] }) =>
  pins.map(({ number, place }) =>
    place?.file === page.file && place.page === page.page ? (
      <PagePin key={number} page={page} number={number} x={place.x} y={place.y} />
    ) : null,
  )
