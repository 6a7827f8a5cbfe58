import { useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { FieldsProps } from './coupon-fields.tsx'
import { CATEGORIES } from './coupons.queries.ts'

type Props = FieldsProps & {
  categories: 'onlyCategories' | 'notCategories'
  products: 'onlyProducts' | 'notProducts'
}

/** The categories, each with those below it, by id. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const tops = useFetched(CATEGORIES)?.data ?? []
  return new Map(
    tops.flatMap((top) => [
      [top.id, top.name] as const,
      ...top.subCategories.map((sub) => [sub.id, `${top.name} › ${sub.name}`] as const),
    ]),
  )
}

/** What a coupon is only for, or not for: categories that are chosen, and products by their codes. */
export function TargetFields(props: Props) {
  const t = useT('office-coupons')
  const id = useId()
  return (
    <section className="ruled" role="group" aria-labelledby={id}>
      <h2 id={id}>{t(props.categories)}</h2>
      <div className="two-columns">
        <CategoryField {...props} />
        <ProductField {...props} />
      </div>
    </section>
  )
}

/** A category is chosen, then added: a choice alone changes nothing, for keys walk through all of them. */
function CategoryField({ values, set, problems, categories, isReadOnly = false }: Props) {
  const t = useT('office-coupons')
  const id = useId()
  const names = useCategoryNames()
  const [choice, setChoice] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  // The button of a category that is removed had the focus.
  const remove = (category: string) => {
    set(categories, without(values[categories], category))
    field.current?.focus()
  }
  const chosen = values[categories]
  const free = [...names].filter(([category]) => !chosen.includes(category))
  return (
    <div className={problems[categories] === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>{t('categories')}</label>
      <select id={id} aria-describedby={`${id}-hint`} value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="">{t('addCategory')}</option>
        {free.map(([category, name]) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
      {isReadOnly ? null : (
        <Button
          look="outline"
          size="sm"
          disabled={choice === ''}
          onClick={() => {
            set(categories, [...chosen, choice])
            setChoice('')
          }}
        >
          {t('add')}
        </Button>
      )}
      <p id={`${id}-hint`}>{problems[categories] ?? t(chosen.length === 0 ? 'noCategory' : 'withSubCategories')}</p>
      <ul className="target-list">
        {chosen.map((category) => (
          <ChosenCategory
            key={category}
            name={names.get(category) ?? category}
            onRemove={isReadOnly ? undefined : () => remove(category)}
          />
        ))}
      </ul>
    </div>
  )
}

const without = (list: readonly string[], item: string): readonly string[] => list.filter((each) => each !== item)

type ChosenProps = { name: string; onRemove: (() => void) | undefined }

function ChosenCategory({ name, onRemove }: ChosenProps) {
  const t = useT('office-coupons')
  return (
    <li className="tag">
      <bdi>{name}</bdi>
      {onRemove ? (
        <Button look="ghost" size="icon" aria-label={t('removeCategory', { name })} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      ) : null}
    </li>
  )
}

function ProductField({ values, set, problems, products }: Props) {
  const t = useT('office-coupons')
  const id = useId()
  const problem = problems[products]
  return (
    <div className={problem === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>{t('products')}</label>
      <textarea
        id={id}
        dir="ltr"
        rows={3}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        value={values[products]}
        onChange={({ target }) => set(products, target.value)}
      />
      <p id={`${id}-hint`}>{problem ?? t('productsHint')}</p>
    </div>
  )
}
