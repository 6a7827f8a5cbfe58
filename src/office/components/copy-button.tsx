import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  text: string
  label: string
  copiedLabel: string
}

/** Puts a text on the clipboard, and says so once it is there. */
export function CopyButton({ text, label, copiedLabel, ...look }: Props) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button {...look} onClick={() => void copyText(text).then(setCopied)}>
      {isCopied ? copiedLabel : label}
    </Button>
  )
}
