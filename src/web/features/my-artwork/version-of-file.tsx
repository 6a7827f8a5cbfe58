import { byteSizeText } from '#domain/text/byte-size.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Day, Moment } from '#ui/text/moment.tsx'
import { originalPath, type Artwork } from '../../shared/artwork/artwork-calls.ts'
import { DeleteFile } from '../../shared/artwork/delete-file.tsx'
import { FileThumb } from '../../shared/artwork/file-thumb.tsx'
import { filesQuery } from './my-artwork.queries.ts'

/** One version of a file: what it looks like, where it is used, who opened it, and when it goes. */
export function VersionOfFile({ version }: { version: Artwork }) {
  const t = useT('artwork')
  const { number, source, byteLength, sentAt, deleteAfter, usedIn } = version
  return (
    <li className="file-version">
      <FileThumb artwork={version} />
      <div>
        <p>
          <b>{t('version', { number })}</b> · {t(`source-${source}`)}{' '}
          <span className="quiet">
            <Ltr>{byteSizeText(byteLength)}</Ltr>
          </span>
        </p>
        <p className="quiet">
          <Text area="artwork" id="sentOn" fill={{ date: <Moment at={sentAt} /> }} />
        </p>
        <p>
          {usedIn.length === 0 ? t('usedNowhere') : t('usedIn', { count: usedIn.length })}{' '}
          <Ltr>{usedIn.join(' · ')}</Ltr>
        </p>
        <p className="quiet">
          <Text area="artwork" id="goesOn" fill={{ date: <Day at={deleteAfter} /> }} />
        </p>
        <Openings opened={version.opened} />
        <Actions version={version} />
      </div>
    </li>
  )
}

/** Who opened the original, each time with its moment. */
function Openings({ opened }: Pick<Artwork, 'opened'>) {
  const t = useT('artwork')
  if (opened.length === 0) return <p className="quiet">{t('neverOpened')}</p>
  return (
    <details>
      <summary>{t('openedBy', { count: opened.length })}</summary>
      <ul>
        {opened.map(({ at, actor }) => (
          <li key={at}>
            {t(`actor-${actor}`)} · <Moment at={at} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Actions({ version }: { version: Artwork }) {
  const t = useT('artwork')
  const { id, name, number } = version
  const download = useCall(async (api) => window.location.assign(await originalPath(api, id)), [filesQuery])
  return (
    <p className="art-acts">
      <Button
        look="outline"
        size="sm"
        loading={download.isBusy}
        aria-label={t('downloadOf', { name, number })}
        onClick={() => download.call()}
      >
        {t('download')}
      </Button>
      <DeleteFile version={version} refreshes={[filesQuery]} />
    </p>
  )
}
