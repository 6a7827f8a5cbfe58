import { RELOADED, RELOADED_FOR } from '#ui/loading/reload-entries.ts'
import { NO_NUMBER } from './no-number.ts'

/** A failure of the browser that is sent to the server's log; `report` gives it its number. */
type PageFailureReport = { readonly failure: unknown; id?: string }

/**
 * For failures in the browser (S50, S51, S53), in the document itself because any file may be the one that is missing.
 * `page-failed` gives a failure its number and sends it to the server's log. `start-failed` shows the error screen, which
 * the document brings along in `#failed`, in the place of the page. `code-lost`, of the first files, reloads once before;
 * see `neededCode` for all others.
 */
export function watchFailures(): void {
  onFailure('page-failed', report)
  onFailure('start-failed', showError)
  onFailure('code-lost', reloadOnce)
  const onMissing = ({ target }: Event): void => {
    const { type, src } = target as Partial<HTMLScriptElement>
    if (type === 'module') reloadOnce(`no ${src}`)
  }
  addEventListener('error', onMissing, true)
}

const onFailure = <Detail>(name: string, handle: (detail: Detail) => void): void =>
  addEventListener(name, (event) => handle((event as CustomEvent<Detail>).detail))

function report(about: PageFailureReport): void {
  const { failure } = about
  const { message, stack } = (failure || '') as Partial<Error>
  about.id = (NO_NUMBER + Math.floor(Math.random() * 2 ** 32).toString(16)).slice(-NO_NUMBER.length)
  fetch('/api/page-failures', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: about.id,
      path: clipped(location.pathname, 300),
      message: clipped(message || failure, 500),
      stack: clipped(stack, 2000),
    }),
    // What cannot be sent cannot be reported.
  }).catch(() => {})
}

const clipped = (text: unknown, length: number): string => String(text || '').slice(0, length)

function showError(failure: unknown): void {
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', () => showError(failure))
  const about = { failure, id: '' }
  report(about)
  const main = element('main')
  main.innerHTML = element('failed').innerHTML.replaceAll(NO_NUMBER, about.id)
  const [again, copy] = main.querySelectorAll('button')
  const [title, output] = [main.querySelector('h1'), main.querySelector('output')]
  if (!again || !copy || !title || !output) return
  document.title = title.textContent
  again.addEventListener('click', () => location.reload())
  const showCopied = () => (output.textContent = output.dataset['copied'] ?? '')
  copy.addEventListener('click', () => navigator.clipboard.writeText(about.id).then(showCopied))
  main.focus()
}

/** An element that every document has. */
const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement

/** Reloads once for the first files, which a new release may have replaced; then, or without a network, shows the error. */
function reloadOnce(failure: unknown): void {
  try {
    const session = sessionStorage
    if (navigator.onLine !== false && session.getItem(RELOADED) !== 'true') {
      session.setItem(RELOADED, 'true')
      session.setItem(RELOADED_FOR, 'start')
      return location.reload()
    }
  } catch {
    // Storage may be forbidden by the browser's settings; then there is no reload, or it would never end.
  }
  showError(failure)
}
