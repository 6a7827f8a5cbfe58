import { ButtonLink } from '#ui/button.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork } from '../../shared/artwork/artwork-calls.ts'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import { hrefs } from '../../site-map.ts'
import './my-artwork.css'
import { filesQuery } from './my-artwork.queries.ts'
import { VersionOfFile } from './version-of-file.tsx'

/** Everything that the customer sent to be printed: all versions, what uses them, who opened them, and when they go. */
export default function MyArtwork() {
  return (
    <WithTexts>
      {() => <WhenFetched query={filesQuery}>{({ data }) => <Files versions={data} />}</WhenFetched>}
    </WithTexts>
  )
}

function Files({ versions }: { versions: readonly Artwork[] }) {
  const t = useT('artwork')
  const files = [...Map.groupBy(versions, ({ fileId }) => fileId).values()]
  if (files.length === 0) {
    return (
      <EmptyState drawing="sheet" title={t('noFiles')} text={t('noFilesText')}>
        <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="quiet">{t('filesText')}</p>
      <ul className="customer-files">
        {files.map((file) => (
          <li key={file[0]?.fileId}>
            <h2>
              <bdi>{file[0]?.name}</bdi>
            </h2>
            <ul>
              {file.map((version) => (
                <VersionOfFile key={version.id} version={version} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
