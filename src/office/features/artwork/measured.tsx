import { isolateLtr } from '#domain/text/bidi.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import type { DeskFile, DeskPage } from './artwork.queries.ts'
import { levelOf, type Measure } from './measured-levels.ts'

type Words = Translate<'office-artwork'>
type Measures = NonNullable<DeskPage['measured']>

/** The measured values of the page on the table, marked by what the check says of them, and the text as it was read. */
export function Measured({ file, page: index }: { file: DeskFile; page: number }) {
  const t = useT('office-artwork')
  const page = file.pages[index] ?? file.pages[0]
  if (!page) return null
  return (
    <section>
      <h3>
        {t('measured')}
        {file.pages.length > 1 ? ` · ${t('page', { number: page.page })}` : null}
      </h3>
      {page.measured ? <Values file={file} page={page.page} values={page.measured} /> : null}
      {file.lines.length > 0 ? (
        <p className="desk-read">
          {[...new Set(file.lines)].slice(0, 12).map((text) => (
            <bdi key={text} dir="auto">
              {text}
            </bdi>
          ))}
        </p>
      ) : null}
    </section>
  )
}

function Values({ file, page, values }: { file: DeskFile; page: number; values: Measures }) {
  const t = useT('office-artwork')
  const rows: { measure: Measure; value: string }[] = [
    { measure: 'trim', value: `${size(values.width)} × ${size(values.height)} ${t('mm')}` },
    { measure: 'bleed', value: values.bleed === null ? '–' : millimetres(t, values.bleed) },
    { measure: 'nearestText', value: distanceText(t, values.nearestText) },
    {
      measure: 'sharpness',
      value: values.resolution === null ? t('vector') : `${groupDigits(Math.round(values.resolution))} dpi`,
    },
    { measure: 'fonts', value: fontsText(t, file.fonts) },
    { measure: 'colour', value: values.colours.map(colourText).join(', ') || '–' },
    { measure: 'stroke', value: values.stroke === null ? '–' : millimetres(t, values.stroke) },
  ]
  const nearer = pageWithNearerText(file, values)
  return (
    <dl className="desk-measured">
      {rows.map(({ measure, value }) => (
        <div key={measure} className={levelOf(measure, page, file.findings)}>
          <dt>{t(measure)}</dt>
          <dd>
            <bdi dir="auto">{value}</bdi>
          </dd>
          {measure === 'nearestText' && nearer ? (
            <dd className="quiet">
              <bdi dir="auto">
                {t('nearerOn', {
                  number: nearer.page,
                  distance: distanceText(t, nearer.measured?.nearestText ?? null),
                })}
              </bdi>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

/** The page of the file on which text comes nearest to the cut, when that is another one than is shown. */
function pageWithNearerText({ pages }: DeskFile, { nearestText }: Measures): DeskPage | undefined {
  const distance = ({ measured }: DeskPage): number => measured?.nearestText ?? Infinity
  const [nearest] = pages.toSorted((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) < (nearestText ?? Infinity) ? nearest : undefined
}

const size = (value: number): string => value.toFixed(2)

/** The minus of a bleed that ends inside the cut stays before its number in Arabic. */
const millimetres = (t: Words, value: number): string => `${isolateLtr(size(value))} ${t('mm')}`

function distanceText(t: Words, distance: number | null): string {
  if (distance === null) return t('textNone')
  return distance < 0 ? t('textAcross') : millimetres(t, distance)
}

/** Colours of screens are converted before they are printed. */
const colourText = (colour: string): string => (colour === 'RGB' || colour === 'LAB' ? `${colour} → CMYK` : colour)

/** How many fonts there are, and how many of them the file does not bring along. */
function fontsText(t: Words, { count, missing }: DeskFile['fonts']): string {
  if (count === 0) return t('fontsNone')
  return missing === 0 ? t('fontsInside', { count }) : t('fontsMissing', { count, missing })
}
