import { tidyText } from './tidy-text.ts'
import { Written } from './written.tsx'

type Props = { said: readonly { name: string; text: string }[]; className: string }

/** What was decided, name by name; texts that people wrote keep their own direction. */
export const SaidList = ({ said, className }: Props) => (
  <dl className={className}>
    {said.map(({ name, text }) => (
      <div key={name}>
        <dt>
          <Written>{name}</Written>
        </dt>{' '}
        <dd>
          <bdi>{tidyText(text)}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
