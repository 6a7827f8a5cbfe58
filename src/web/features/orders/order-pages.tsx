import type { ComponentProps } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Pager } from '#ui/pager.tsx'

type Props = { page: number; lastPage: number } & (
  | Pick<Extract<ComponentProps<typeof Pager>, { to: unknown }>, 'to'>
  | Pick<Extract<ComponentProps<typeof Pager>, { onPage: unknown }>, 'onPage'>
)

/** The way to newer and older orders or payments. */
export function OrderPages({ page, lastPage, ...way }: Props) {
  const t = useT('order')
  return (
    <Pager
      page={page}
      lastPage={lastPage}
      label={t('pages')}
      previous={t('previous')}
      next={t('next')}
      where={<Text area="order" id="pageOf" fill={{ page, last: lastPage }} />}
      {...way}
    />
  )
}
