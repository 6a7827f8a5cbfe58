import type { AnswerOf } from '#contract/api-client.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Count } from '#ui/text/bidi.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'

type Difference = AnswerOf<'/api/carts/profile/{id}/reorder', 'post'>['data']['differences'][number]

/** What is not as it was when the order was placed, each in a sentence. */
export function ReorderDifferences({
  differences,
  isNothingLeft,
}: {
  differences: readonly Difference[]
  isNothingLeft: boolean
}) {
  const t = useT('order')
  if (differences.length === 0) {
    return (
      <DialogText className="reorder-same">
        <Icon name="check" />
        {t('reorderSame')}
      </DialogText>
    )
  }
  return (
    <DialogText as="div">
      <p>{t(isNothingLeft ? 'reorderNothing' : 'reorderDifferent')}</p>
      <ul className="bullets">
        {differences.map((difference) => (
          <li key={difference.key + difference.kind}>
            <Sentence difference={difference} />
          </li>
        ))}
      </ul>
    </DialogText>
  )
}

function Sentence({ difference }: { difference: Difference }) {
  const name = <bdi>{difference.name}</bdi>
  const [from, to] = [difference.from ?? 0, difference.to ?? 0]
  switch (difference.kind) {
    case 'gone':
    case 'invalid':
      return <Text area="order" id={difference.kind} fill={{ name }} />
    case 'filesGone':
      return <Text area="account" id="filesGone" fill={{ name }} />
    case 'adjusted':
      return <Text area="order" id="adjusted" fill={{ name, from: <Count value={from} />, to: <Count value={to} /> }} />
    case 'repriced':
      return (
        <Text area="order" id="repriced" fill={{ name, from: <Money halalas={from} />, to: <Money halalas={to} /> }} />
      )
  }
}
