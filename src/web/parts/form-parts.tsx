import { useState } from 'react'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SentPanel } from '#ui/form/sent-panel.tsx'
import { SearchSelect } from '#ui/search-select/search-select.tsx'
import { Kind, State } from './show.tsx'
import type { Words } from './words.ts'

/** What is filled in. */
export const FormParts = ({ words }: { words: Words }) => (
  <>
    <Fields words={words} />
    <Controls words={words} />
    <Kind name="FormAlert">
      <State name="refused" wide>
        <FormAlert refusal={{ code: 'NOT_SENT', fields: {} }} />
      </State>
      <State name="too often" wide>
        <FormAlert refusal={{ code: 'RATE_LIMITED', minutes: 3, fields: {} }} />
      </State>
      <State name="offline" wide>
        <FormAlert refusal={{ code: 'OFFLINE', fields: {} }} />
      </State>
    </Kind>
    <Kind name="SentPanel">
      <State name="sent" wide>
        <SentPanel title={words.second} text={words.text} reference="R-7KQ2XHNM" />
      </State>
    </Kind>
  </>
)

const Fields = ({ words }: { words: Words }) => (
  <Kind name="Field">
    <State name="optional, empty">
      <Field label={words.label}>{(control) => <input {...control} type="text" />}</Field>
    </State>
    <State name="required, with a hint">
      <Field label={words.label} required hint={words.hint}>
        {(control) => <input {...control} type="text" />}
      </Field>
    </State>
    <State name="right">
      <Field label={words.label} required ok hint={words.hint}>
        {(control) => <input {...control} type="text" defaultValue={words.value} />}
      </Field>
    </State>
    <State name="wrong">
      <Field label={words.label} required error={words.error}>
        {(control) => <input {...control} type="text" />}
      </Field>
    </State>
    <State name="disabled">
      <Field label={words.label}>{(control) => <input {...control} disabled defaultValue={words.value} />}</Field>
    </State>
    <State name="left to right">
      <Field label={words.label}>{(control) => <input {...control} dir="ltr" defaultValue="055 000 0000" />}</Field>
    </State>
    <State name="choice">
      <Field label={words.label}>
        {(control) => (
          <select {...control}>
            {words.cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </Field>
    </State>
    <State name="several lines" wide>
      <Field label={words.label} wide>
        {(control) => <textarea {...control} rows={3} defaultValue={words.text} />}
      </Field>
    </State>
  </Kind>
)

function Controls({ words }: { words: Words }) {
  const [city, setCity] = useState('1')
  const [code, setCode] = useState('123')
  const options = words.cities.map((name, index) => ({ id: String(index), name }))
  return (
    <>
      <Kind name="SearchSelect">
        <State name="chosen">
          <Field label={words.label}>
            {(control) => (
              <SearchSelect {...control} options={options} value={city} onChange={setCity} onBlur={() => undefined} />
            )}
          </Field>
        </State>
      </Kind>
      <Kind name="DateInput">
        <State name="empty">
          <Field label={words.label}>{(control) => <DateInput {...control} min="2026-11-22" />}</Field>
        </State>
        <State name="filled, with years">
          <Field label={words.label}>
            {(control) => <DateInput {...control} defaultValue="1996-02-29" hasYears max="2026-11-22" />}
          </Field>
        </State>
      </Kind>
      <Kind name="CodeInput">
        <State name="half typed">
          <CodeInput aria-label={words.label} value={code} onChange={setCode} />
        </State>
        <State name="wrong">
          <Field label={words.label} error={words.error}>
            {(control) => <CodeInput {...control} value="482910" onChange={() => undefined} />}
          </Field>
        </State>
      </Kind>
    </>
  )
}
