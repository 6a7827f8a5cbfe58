import { tidyText } from './tidy-text.ts'
import { UserText } from './user-text.tsx'

type Props = { entries: readonly { name: string; text: string }[]; className: string }

/** What was decided, name by name; texts that people wrote keep their own direction. */
export const DescriptionList = ({ entries, className }: Props) => (
  <dl className={className}>
    {entries.map(({ name, text }) => (
      <div key={name}>
        <dt>
          <UserText>{name}</UserText>
        </dt>{' '}
        <dd>
          <bdi>{tidyText(text)}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
