import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { Money } from '#ui/text/money.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import type { DeskRequest } from '../../shared/requests/request.queries.ts'

/** What was asked, by whom, with its files. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const t = useT('office-requests')
  const { description, contact, neededBy, budget, quantity } = request
  return (
    <aside className="request-facts">
      <h2>
        {t('asked')}{' '}
        <small>
          <Moment at={request.at} />
        </small>
      </h2>
      <p className="request-words" dir="auto" lang={request.language}>
        {description}
      </p>
      <dl className="facts">
        <FactRows
          rows={[
            [t('neededBy'), neededBy && <DateText day={neededBy} length="full" />],
            [t('product'), request.productType && <bdi>{request.productType}</bdi>],
            [t('category'), request.category && <bdi>{request.category}</bdi>],
            [t('quantity'), quantity && groupDigits(quantity)],
            [t('size'), request.size && <bdi>{request.size}</bdi>],
            [t('budget'), budget && <Money halalas={budget} />],
            [t('installation'), request.installRequired && t('yes')],
            [t('city'), request.city && <bdi>{request.city}</bdi>],
            [t('who'), contact && <bdi>{contact.name}</bdi>],
            [t('phone'), contact && <Ltr>{contact.phone}</Ltr>],
            [t('email'), contact && <Ltr>{contact.email}</Ltr>],
          ]}
        />
      </dl>
      <Files request={request} />
    </aside>
  )
}

function Files({ request: { reference, files } }: { request: DeskRequest }) {
  const t = useT('office-requests')
  if (files.length === 0) return null
  return (
    <>
      <h2>{t('fileCount', { count: files.length })}</h2>
      <ul className="request-files">
        {files.map(({ id, name }) => (
          <li key={id}>
            <a
              className="text-link"
              href={`/api/office/requests/${reference}/files/${id}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="file" /> <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
