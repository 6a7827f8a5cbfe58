import './styles/index.css'
import { repeatEarlyChanges } from './early-changes.ts'

repeatEarlyChanges()

// In two steps, so that on a slow phone React is read while the rest is on its way, and a touch is answered in between.
import('react-dom/client')
  .then(() => {
    dispatchEvent(new Event('more'))
    return import('./start.tsx')
  })
  .catch((failure: unknown) => dispatchEvent(new CustomEvent('code-lost', { detail: failure })))
