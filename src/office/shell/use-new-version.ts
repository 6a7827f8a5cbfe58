import { useEffect, useState } from 'react'

/** How often the document is looked at, in ms; and whenever the page comes back into view. */
const REFETCH_MS = 10 * 60_000
const ENTRY = /<script type="module" src="([^"]+)"/

/** Whether the server has another version of the office than the one that runs. Nothing is reloaded by itself. */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await fetch('/office', { headers: { accept: 'text/html' } }).catch(() => undefined)
      const [, served] = ENTRY.exec(answer?.ok ? await answer.text() : '') ?? []
      if (served !== undefined && served !== running) setThere(true)
    }
    const timer = setInterval(() => void look(), REFETCH_MS)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  return isThere
}
