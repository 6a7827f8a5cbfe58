import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import { LANGUAGES } from '#domain/language.ts'
import { registerAllMessages } from '../server-render/all-messages.ts'
import { Parts } from './parts.tsx'
import { WORDS } from './words.ts'

registerAllMessages()

test.each(LANGUAGES)('every part is shown in %s, with what it says in the language of the page', (language) => {
  const api = createApiClient(() => new Promise(() => {}), language)
  const html = renderToString(<Parts language={language} api={api} />)
  for (const kind of ['Button', 'Field', 'Dialog', 'EmptyState', 'Icon', 'WhenFetched'])
    expect(html).toContain(`id="${kind}"`)
  expect(html).toContain(WORDS[language].action)
  expect(html.match(/<figure/g)?.length).toBeGreaterThan(90)
})
