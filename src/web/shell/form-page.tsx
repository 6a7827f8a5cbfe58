import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { SentPanel } from '#ui/form/sent-panel.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

type Props = {
  title: string
  lead: string
  /** What is shown instead of the form once it is sent. */
  sent: { title: string; text: string; reference: string | undefined; another: string; onAnother: () => void }
  to: ComponentProps<typeof ButtonLink>['to']
  /** Beside the form. */
  aside: ReactNode
  /** The form. */
  children: ReactNode
}

/** A page with a form that is sent to the company and answered by a reference. */
export const FormPage = ({ title, lead, sent, to, aside, children }: Props) => (
  <div className="wrap">
    <Breadcrumb trail={[]} current={title} />
    <header className="page-heading">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    <div className="form-page">
      {sent.reference ? (
        <SentPanel title={sent.title} text={sent.text} reference={sent.reference}>
          <ButtonLink look="link" to={to} onClick={sent.onAnother}>
            {sent.another}
          </ButtonLink>
        </SentPanel>
      ) : (
        children
      )}
      {aside}
    </div>
  </div>
)
