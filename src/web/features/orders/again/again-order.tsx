import type { ComponentType } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { AgainActions } from './again-actions.tsx'
import { AgainLine } from './again-line.tsx'
import { leadOf } from './again-lead.ts'
import { WordChangeButton } from './word-change.tsx'
import { changeRoom, type Wishing } from './wishes.ts'

type Props = Wishing & { readonly howItGoes: ComponentType<{ readonly onChange: () => void }> }

/** The lines that can be had today, and the button. A single line shares its column with heading and button, as most orders. */
export function AgainOrder({ howItGoes, ...wishing }: Props) {
  const { again, wishes } = wishing
  const there = again.lines.filter(({ today }) => today !== null)
  const [only] = there
  if (only && there.length === 1)
    return (
      <AgainLine line={only} {...wishing} head={<Head again={again} wishes={wishes} />}>
        <AgainActions {...wishing} howItGoes={howItGoes}>
          {wishes.changes[only.key] === undefined && changeRoom(again, only) > 0 ? (
            <WordChangeButton line={only.key} {...wishing} size="lg" />
          ) : null}
        </AgainActions>
      </AgainLine>
    )
  return (
    <>
      <Head again={again} wishes={wishes} />
      {there.map((line) => (
        <AgainLine key={line.key} line={line} {...wishing} head={<LineName name={line.name} />}>
          {wishes.changes[line.key] === undefined && changeRoom(again, line) > 0 ? (
            <WordChangeButton line={line.key} {...wishing} size="sm" />
          ) : null}
        </AgainLine>
      ))}
      {there.length > 0 ? <AgainActions {...wishing} howItGoes={howItGoes} /> : null}
    </>
  )
}

const LineName = ({ name }: { readonly name: string }) => (
  <h2>
    <bdi>{name}</bdi>
  </h2>
)

/** What becomes of the order in a sentence, and what of it cannot be had any more. */
function Head({ again, wishes }: Pick<Props, 'again' | 'wishes'>) {
  const t = useT('order-again')
  const gone = again.differences.flatMap(({ key, kind, name }) =>
    kind === 'gone' || kind === 'invalid' ? [{ key, kind, name }] : [],
  )
  return (
    <header className="again-head">
      <h1>{t('title')}</h1>
      <p className="again-lead" role="status">
        {t(leadOf(again, wishes))}
      </p>
      {gone.length === 0 ? null : (
        <ul className="bullets">
          {gone.map(({ key, kind, name }) => (
            <li key={key}>
              <Text area="order-again" id={kind} fill={{ name: <bdi>{name}</bdi> }} />
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
