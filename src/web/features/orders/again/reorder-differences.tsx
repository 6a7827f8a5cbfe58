import type { AnswerOf } from '#contract/api-client.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'

type Difference = AnswerOf<'/api/carts/profile/{id}/reorder', 'post'>['data']['differences'][number]
type Props = { readonly differences: readonly Difference[]; readonly isNothingLeft: boolean }

/** Whether an order is as it was when it was placed, and what of it cannot be had any more. */
export function ReorderDifferences({ differences, isNothingLeft }: Props) {
  const t = useT('order')
  if (differences.length === 0) {
    return (
      <DialogText className="reorder-same">
        <Icon name="check" />
        {t('reorderSame')}
      </DialogText>
    )
  }
  const gone = differences.flatMap(({ key, kind, name }) =>
    kind === 'gone' || kind === 'invalid' ? [{ key, kind, name }] : [],
  )
  return (
    <DialogText as="div">
      <p>{t(isNothingLeft ? 'reorderNothing' : 'reorderDifferent')}</p>
      {gone.length === 0 ? null : (
        <ul className="bullets">
          {gone.map(({ key, kind, name }) => (
            <li key={key}>
              <Text area="order" id={kind} fill={{ name: <bdi>{name}</bdi> }} />
            </li>
          ))}
        </ul>
      )}
    </DialogText>
  )
}
