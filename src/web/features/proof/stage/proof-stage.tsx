import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { usePage } from '#ui/page-context.tsx'
import { BlankPage } from './blank-page.tsx'
import { PageView, Views, type StageProps, type View } from './page-view.tsx'
import { paperOf, pictureOf } from '../proof.query.ts'
import type { Page } from '../proof.query.ts'
import { Pages, useSides } from './proof-sides.tsx'

/** Fetched when it is first looked at. */
const OnProduct = onDemand(() => import('../on-product.tsx'))

/** The table that the proof lies on: its pages, one at a time, alone or compared with the version before, or its product. */
export function ProofStage(props: StageProps) {
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

/** What it was made from, and the ways to look closer. */
function HonestNote({ token, proof, page }: Pick<StageProps, 'token' | 'proof'> & { page: Page }) {
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
