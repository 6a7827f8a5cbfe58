import type { Language } from '#domain/language.ts'
import { translatorOf } from '#ui/i18n/messages.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Says what is missing in a form in the language of the page; a browser says it in its own. */
export function sayWhatIsMissing(language: Language): void {
  const { t } = translatorOf(language, 'form')
  const marked = new Set<Field>()
  const forget = (): void => {
    for (const field of marked) field.setCustomValidity('')
    marked.clear()
  }
  const mark = ({ target }: Event): void => {
    if (!isField(target) || !target.validity.valueMissing) return
    target.setCustomValidity(t('required'))
    marked.add(target)
  }
  document.addEventListener('invalid', mark, { capture: true })
  // A form is sent by a click, also by Enter: what was missing before is looked at again.
  for (const kind of ['click', 'input']) document.addEventListener(kind, forget, { capture: true })
}
