import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { useT } from '../i18n/use-t.ts'
import { Ltr } from '../text/bidi.tsx'
import { Button } from '../button.tsx'
import { copyText } from '../copy-text.ts'
import { CropMarks } from '../icons/icon.tsx'
import { toast } from '../toast/toast-store.ts'
import { useIsLive } from '../loading/use-is-live.ts'

type Props = { title: string; text: string; reference: string; children?: ReactNode }

/** A form has arrived: three inks printed over each other, the number to quote, what happens next. Takes the focus. */
export function SentPanel({ title, text, reference, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="placed panel-quiet" id="sent">
      <CropMarks />
      <span className="over sm" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <p className="sent-number">
          <Text area="form" id="reference" fill={{ reference: <ReferenceNumber reference={reference} /> }} />
        </p>
        <div className="sent-actions">
          <CopyReference reference={reference} />
          {children}
        </div>
      </div>
    </section>
  )
}

const ReferenceNumber = ({ reference }: { reference: string }) => (
  <b>
    <Ltr>{reference}</Ltr>
  </b>
)

function CopyReference({ reference }: { reference: string }) {
  const t = useT('form')
  const isLive = useIsLive()
  const copy = async (): Promise<void> => {
    if (await copyText(reference)) toast({ title: t('copied') })
  }
  return isLive ? (
    <Button look="secondary" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  ) : null
}
