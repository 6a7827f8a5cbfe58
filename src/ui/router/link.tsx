import type { ComponentProps, MouseEvent, SubmitEvent } from 'react'
import { useHref, useNavigate } from './router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop without language prefix, or of another site. */
  to: string
  replace?: boolean
  keepScroll?: boolean
}

/** A link. Within the shop it loads no document, unless the reader asks for a new tab or the like. */
export function Link({ to, replace = false, keepScroll = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !to.startsWith('/') || isForBrowser(event) || opensElsewhere(rest)) return
    event.preventDefault()
    navigate(to, { replace, keepScroll })
  }
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether a click asks for a new tab, a new window, a menu or the like. */
export const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

const opensElsewhere = ({ target, download }: ComponentProps<'a'>): boolean =>
  (target !== undefined && target !== '_self') || download !== undefined

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & { action: string; method?: 'get' | 'post' }

/** A form that leads to another page, or posts to its action, without loading a document. */
export function Form({ action, method = 'get', onSubmit, ...rest }: FormProps) {
  const navigate = useNavigate()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    if (method === 'post') navigate(action, { form })
    else navigate(`${action}?${new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))}`)
  }
  return <form {...rest} action={useHref(action)} method={method} onSubmit={send} />
}
