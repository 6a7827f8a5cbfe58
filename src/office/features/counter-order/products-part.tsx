import { useRef } from 'react'
import type { Quote } from '#contract/cart/quote.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { StateNote } from '../../components/states.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { LinePart } from './line-part.tsx'
import { Lookup } from './lookup.tsx'
import { newLine } from './order-draft.ts'
import type { DraftLine } from './order-draft.ts'

type Props = {
  lines: readonly DraftLine[]
  onChange: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void
  quote: Quote | undefined
}

/** What is ordered: products that are found by name or code, each with its options. */
export function ProductsPart({ lines, onChange, quote }: Props) {
  const t = useT('office-counter')
  const { add, problem } = useAdd(onChange)
  return (
    <section className="ruled counter-part" aria-labelledby="counter-products">
      <h2 id="counter-products">{t('products')}</h2>
      <Lookup
        label={t('findProduct')}
        hint={t('findProductHint')}
        itemsOf={({ products }) =>
          products.map(({ id, code, name, image, fromPrice }) => ({
            id,
            mark: <Thumb image={image} />,
            title: name,
            detail: (
              <>
                <Ltr>{code}</Ltr> · <Money halalas={fromPrice} />
              </>
            ),
            choose: () => add(id),
          }))
        }
      />
      <AlertLine>{problem}</AlertLine>
      {lines.length === 0 ? <StateNote level={2} title={t('noLines')} text={t('noLinesText')} /> : null}
      {lines.map((line, index) => (
        <LinePart
          key={line.key}
          line={line}
          index={index}
          quote={quote}
          onChange={(next) => onChange((all) => all.map((each) => (each.key === line.key ? next : each)))}
          onRemove={() => onChange((all) => all.filter(({ key }) => key !== line.key))}
        />
      ))}
    </section>
  )
}

/** Adds a product, as the shop has it at this moment. */
function useAdd(onChange: Props['onChange']) {
  const t = useT('office-counter')
  const { api } = usePage()
  const count = useRef(0)
  const { problem, run } = useRequest(() => t('productFailed'))
  const add = (id: string): void =>
    void run(async () => {
      const { data } = await api.get(`/api/app/products/${id}`)
      count.current += 1
      const key = `line-${count.current}`
      onChange((all) => [...all, newLine(key, data)])
    })
  return { add, problem }
}
