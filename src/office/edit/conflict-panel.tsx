import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { ClockTime } from '#ui/text/moment.tsx'
import { PersonMark } from '../components/person-mark.tsx'
import type { Clash, EditFields } from './merge-edits.ts'
import type { Edit } from './use-edit.ts'
import { WordsThatDiffer } from './words-that-differ.tsx'

/** How the fields of a thing are named, and how their values are shown; texts show themselves. */
export type FieldWords<Fields extends EditFields> = {
  readonly [Name in keyof Fields]: { readonly label: string; readonly show?: (value: Fields[Name]) => ReactNode }
}

type Props<Fields extends EditFields> = { edit: Edit<Fields>; words: FieldWords<Fields> }

/** What a colleague saved meanwhile, beside what was typed: one of the two is chosen for each field, nothing is lost. */
export function ConflictPanel<Fields extends EditFields>({ edit, words }: Props<Fields>) {
  const t = useT('office-edit')
  const { conflict, left } = edit
  if (!conflict) return null
  const { by, at, clashes, adopted } = conflict
  const name = by ?? t('colleague')
  return (
    <section className="conflict" aria-label={t('conflictLabel')}>
      <header>
        <PersonMark name={name} />
        <div role="status">
          <h2>
            {at === null ? (
              t('changedMeanwhile')
            ) : (
              <Text
                area="office-edit"
                id="savedMeanwhile"
                fill={{ name: <bdi>{name}</bdi>, at: <ClockTime at={at} /> }}
              />
            )}
          </h2>
          <p>
            {adopted.length > 0 ? `${t('alreadyHere')} ` : ''}
            {t('clashes', { count: clashes.length })}
          </p>
        </div>
      </header>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('yours')}</th>
            <th scope="col">
              <Text area="office-edit" id="theirs" fill={{ name: <bdi>{name}</bdi> }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((clash) => (
            <ClashRow key={clash.field} clash={clash} edit={edit} words={words} />
          ))}
        </tbody>
      </table>
      <footer>
        <span>
          {t('chosen', { chosen: clashes.length - left, of: clashes.length })} {t('otherStays')}
        </span>
        <Button look="outline" onClick={edit.takeAllTheirs}>
          <Text area="office-edit" id="takeAll" fill={{ name: <bdi>{name}</bdi> }} />
        </Button>
        <Button disabled={left > 0} loading={edit.isBusy} onClick={() => void edit.save()}>
          {left > 0 ? t('chooseMore', { count: left }) : t('save')}
        </Button>
      </footer>
    </section>
  )
}

type RowProps<Fields extends EditFields> = Props<Fields> & { clash: Clash<keyof Fields & string> }

function ClashRow<Fields extends EditFields>({ clash, edit, words }: RowProps<Fields>) {
  const id = useId()
  const { label, show } = words[clash.field]
  const sides = [
    ['mine', clash.mine, clash.theirs],
    ['theirs', clash.theirs, clash.mine],
  ] as const
  return (
    <tr>
      <th scope="row">{label}</th>
      {sides.map(([side, value, other]) => (
        <td key={side} className={edit.chosen[clash.field] === side ? 'picked' : undefined}>
          <label>
            <input
              type="radio"
              name={id}
              checked={edit.chosen[clash.field] === side}
              onChange={() => edit.choose(clash, side)}
            />
            {show ? (
              <span>{show(value as Fields[typeof clash.field])}</span>
            ) : (
              <WordsThatDiffer text={String(value ?? '–')} other={String(other ?? '')} />
            )}
          </label>
        </td>
      ))}
    </tr>
  )
}
