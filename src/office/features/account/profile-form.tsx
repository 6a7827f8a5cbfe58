import { useId } from 'react'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { Me } from '../../app/me.tsx'
import { chooseLanguage } from '../../app/page-state.ts'
import { THEMES } from '../../app/theme.ts'
import type { Theme } from '../../app/theme.ts'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import type { FieldWords } from '../../edit/conflict-panel.tsx'
import { SaveBar } from '../../edit/save-bar.tsx'
import { useEdit } from '../../edit/use-edit.ts'

type ProfileFields = { readonly name: string; readonly language: Language; readonly theme: Theme }

const fieldsOf = ({ name, language, theme }: Me): ProfileFields => ({ name, language, theme })

/** How one is called, and how the office looks for one. */
export function ProfileForm({ me }: { me: Me }) {
  const t = useT('office-account')
  const id = useId()
  const { api, language: pageLanguage } = usePage()
  const words: FieldWords<ProfileFields> = {
    name: { label: t('name') },
    language: { label: t('language'), show: (language) => t(language) },
    theme: { label: t('theme'), show: (theme) => t(theme) },
  }
  const edit = useEdit<ProfileFields>({
    thing: 'account',
    version: me.version,
    fields: fieldsOf(me),
    save: async (changed, version) => {
      const { data, message } = await api.patch('/api/office/me', changed, { version })
      toast({ title: message })
      // The page is loaded again in its language once what was typed is saved.
      if (data.language !== pageLanguage) setTimeout(() => chooseLanguage(data.language), 0)
      return { version: data.version, fields: fieldsOf(data) }
    },
  })
  return (
    <section className="ruled">
      <h2>{t('profile')}</h2>
      <ConflictPanel edit={edit} words={words} />
      <div className="form-rows">
        <div className="field">
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <input
            id={`${id}-name`}
            dir="auto"
            maxLength={100}
            value={edit.values.name}
            onChange={({ target }) => edit.set('name', target.value)}
          />
        </div>
        <Choice
          legend={t('language')}
          values={LANGUAGES}
          value={edit.values.language}
          onChange={(language) => edit.set('language', language)}
        />
        <Choice
          legend={t('theme')}
          values={THEMES}
          value={edit.values.theme}
          onChange={(theme) => edit.set('theme', theme)}
        />
      </div>
      <SaveBar edit={edit} words={words} />
    </section>
  )
}

type ChoiceProps<Value> = {
  legend: string
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends Language | Theme>({ legend, values, value, onChange }: ChoiceProps<Value>) {
  const t = useT('office-account')
  const name = useId()
  return (
    <fieldset className="choice-line">
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each} className="check-line">
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {t(each as Language | Theme)}
        </label>
      ))}
    </fieldset>
  )
}
