import { useT } from '#ui/i18n/use-t.ts'
import { useCategories } from '../../shell/shell.queries.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { RequestField } from './request-field.ts'
import { DESCRIPTION_LENGTH, SHORT_LENGTH } from './request-rules.ts'

/** What should be made. */
export function WhatFields({ field }: { field: RequestField }) {
  const t = useT('special-request')
  const categories = useCategories()
  return (
    <fieldset className="form">
      <legend>{t('whatTitle')}</legend>
      <FormField {...field('description')} label={t('what')} required wide>
        {(control) => (
          <textarea
            {...control}
            rows={6}

            maxLength={DESCRIPTION_LENGTH}
            placeholder={t('whatExample')}
            enterKeyHint="enter"
          />
        )}
      </FormField>
      <FormField {...field('categoryId')} label={t('category')}>
        {(control) => (
          <>
            <select {...control}>
              <option value="">{t('noCategory')}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </>
        )}
      </FormField>
      <FormField {...field('productType')} label={t('productType')}>
        {(control) => <input {...control} maxLength={SHORT_LENGTH} enterKeyHint="next" autoComplete="off" />}
      </FormField>
      <FormField {...field('quantity')} label={t('quantity')} example={t('wholeNumber')}>
        {(control) => <input {...control} dir="ltr" inputMode="numeric" enterKeyHint="next" autoComplete="off" />}
      </FormField>
      <FormField {...field('size')} label={t('size')}>
        {(control) => (
          <input
            {...control}
            maxLength={SHORT_LENGTH}
            placeholder={t('sizeExample')}
            enterKeyHint="next"
            autoComplete="off"
          />
        )}
      </FormField>
    </fieldset>
  )
}
