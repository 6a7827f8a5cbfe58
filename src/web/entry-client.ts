import './styles/index.css'

// In two steps, so that on a slow phone React is read while the rest is on its way, and a touch is answered in between.
void import('react-dom/client').then(() => {
  dispatchEvent(new Event('more'))
  return import('./start.tsx')
})
