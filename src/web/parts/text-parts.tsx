import { DateText } from '#ui/text/date-text.tsx'
import { Count, Dimensions, Ltr } from '#ui/text/bidi.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { EmptyDrawingName } from '#ui/icons/empty-drawing.tsx'
import { ColourBar, CropMarks, Icon, RegistrationMark, Swatch, Swatches } from '#ui/icons/icon.tsx'
import { ICONS } from '#ui/icons/icon-shapes.ts'
import type { IconName } from '#ui/icons/icon-shapes.ts'
import { Money } from '#ui/text/money.tsx'
import { PiecePrice } from '../shared/cart/piece-price.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { CardSkeleton } from '#ui/loading/skeleton.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { Kind, State } from './show.tsx'
import { WORDS } from './words.ts'
import type { Words } from './words.ts'
import { hrefs } from '../site-map.ts'

const DRAWINGS: readonly EmptyDrawingName[] = ['sheet', 'bag', 'heart', 'parcel', 'pin', 'lens', 'plug']
/** They point along the line. */
const FLIPPED = new Set(['next', 'arrow'])
const COLOURS = ['#17181C', '#0E7C9B', '#F2B705', '#C2256E'].map((hex) => ({ name: hex, hex }))

/** What is read. */
export const TextParts = ({ words }: { words: Words }) => (
  <>
    <Numbers />
    <Kind name="Breadcrumb">
      <State name="two steps" wide>
        <Breadcrumb trail={[{ name: words.cities[0] ?? '', path: hrefs.search() }]} current={words.long} />
      </State>
    </Kind>
    <Kind name="Written, RichText">
      <State name="of this page">
        <UserText>{words.long}</UserText>
      </State>
      <State name="not translated">
        <UserText>{words === WORDS.en ? WORDS.ar.long : WORDS.en.long}</UserText>
      </State>
      <State name="rich" wide>
        <RichText html={words.html} />
      </State>
    </Kind>
    <Kind name="EmptyState">
      {DRAWINGS.map((drawing) => (
        <State key={drawing} name={drawing} wide>
          <EmptyState title={words.title} text={words.text} drawing={drawing}>
            <Button look="secondary">{words.second}</Button>
          </EmptyState>
        </State>
      ))}
    </Kind>
    <Kind name="CardSkeleton">
      <State name="loading">
        <CardSkeleton />
      </State>
    </Kind>
    <Marks />
  </>
)

const Numbers = () => (
  <Kind name="Money, numbers, dates">
    <State name="price">
      <Money halalas={5400} />
    </State>
    <State name="with halalas">
      <Money halalas={123_456_75} />
    </State>
    <State name="added">
      <Money halalas={35_000} sign="+ " />
    </State>
    <State name="taken off">
      <Money halalas={2500} sign="− " />
    </State>
    <State name="piece">
      <PiecePrice price={54} pricedPer={100} />
    </State>
    <State name="piece on offer">
      <PiecePrice price={14_700} was={19_600} pricedPer={1} />
    </State>
    <State name="size">
      <Dimensions width={90} height={50} />
    </State>
    <State name="count">
      <Count value={12_500} />
    </State>
    <State name="code">
      <Ltr>BC-COTTON-600</Ltr>
    </State>
    <State name="day">
      <DateText day="2026-11-26" />
    </State>
  </Kind>
)

const Marks = () => (
  <>
    <Kind name="Icon">
      {Object.keys(ICONS).map((name) => (
        <State key={name} name={name}>
          <Icon name={name as IconName} flip={FLIPPED.has(name)} />
        </State>
      ))}
    </Kind>
    <Kind name="Marks">
      <State name="registration">
        <RegistrationMark />
      </State>
      <State name="loading">
        <RegistrationMark turning />
      </State>
      <State name="one colour">
        <Swatch colour="#C2256E" label="#C2256E" />
      </State>
      <State name="colours">
        <Swatches colours={COLOURS} />
      </State>
      <State name="crop marks" wide>
        <div className="parts-crop">
          <CropMarks />
        </div>
      </State>
      <State name="colour bar" wide>
        <ColourBar />
      </State>
    </Kind>
  </>
)
