import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { groupDigits } from '#ui/text/bidi.tsx'

/** How many products a filter would leave: "about" so many where that is an estimate, "few" where its sample had none. */
export const countText = (
  t: Translate<'list'>,
  count: number | null,
  { isEstimate }: Pick<ListFacets, 'isEstimate'>,
): string => {
  if (count === null) return t('few')
  return isEstimate && count > 0 ? t('about', { count }) : groupDigits(count)
}
