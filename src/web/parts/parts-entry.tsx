import { createRoot } from 'react-dom/client'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiTransport } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import '../styles/index.css'
import './parts.css'
import { Parts } from './parts.tsx'

/** An API that never answers, or refuses. */
const transport: ApiTransport = ({ url }) =>
  url.includes('waiting') ? new Promise(() => {}) : Promise.resolve({ status: 500, body: null })

const language = document.documentElement.lang as Language
const root = document.getElementById('root')
await loadMessages(language, ['ui', 'shell', 'form'])
if (root) createRoot(root).render(<Parts language={language} api={createApiClient(transport, language)} />)
