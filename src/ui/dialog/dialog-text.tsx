import { useId } from 'react'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'div'> & {
  /** `div` for more than one paragraph. */
  as?: 'p' | 'div'
}

/** The text that describes the dialog it is in: read with its title when the dialog opens (S131). */
export function DialogText({ as: Tag = 'p', ...rest }: Props) {
  const id = useId()
  return <Tag {...rest} id={id} ref={describe} />
}

/** Names the text to the dialog around it as long as it is there. */
function describe(text: HTMLElement | null): () => void {
  const dialog = text?.closest('dialog')
  if (text) dialog?.setAttribute('aria-describedby', text.id)
  return () => dialog?.removeAttribute('aria-describedby')
}
