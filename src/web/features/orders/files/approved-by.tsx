import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { Text } from '#ui/i18n/text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { Moment } from '#ui/text/moment.tsx'
import type { FilesOfLine } from '../../../shared/orders/order-files.query.ts'

/** Who approved a line and what exactly: its files stay as they are. */
export function ApprovedBy({ approval }: { approval: NonNullable<FilesOfLine['approval']> }) {
  const { language } = usePage()
  const { name, at, proof, versions, order } = approval
  return (
    <p className="art-state good">
      <Icon name="check" />
      <span>
        <b>
          <Text area="artwork" id="approvedBy" fill={{ name: <bdi>{name}</bdi>, when: <Moment at={at} /> }} />
        </b>
        <span>
          {order === null ? (
            <Text
              area="artwork"
              id="approvedWhat"
              fill={{ proof: String(proof), version: versions.join(LIST_COMMA[language]) }}
            />
          ) : (
            <Text area="artwork" id="approvedBefore" fill={{ order: String(order) }} />
          )}
        </span>
      </span>
    </p>
  )
}
