import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { Same, ThenTodayRow } from './then-today-row.tsx'

/** The version of each file, with the start of its hash by which a customer can compare the two; a file that is gone is named. */
export function FilesRow({ files }: Pick<LineAgain, 'files'>) {
  const t = useT('order-again')
  const gone = files.filter(({ isThere }) => !isThere)
  return (
    <ThenTodayRow
      name={t('file', { count: files.length })}
      ordered={files.map(({ id, name, version, hash }) => (
        <span key={id}>
          <UserText>{name}</UserText>{' '}
          <span className="quiet again-version">
            <Text area="order-again" id="version" fill={{ number: String(version), hash: <Ltr>{hash}</Ltr> }} />
          </span>
        </span>
      ))}
      today={
        gone.length === 0 ? (
          <Same>{t('sameFile')}</Same>
        ) : (
          gone.map(({ id, name }) => (
            <span key={id}>
              <b>
                <UserText>{name}</UserText>
              </b>{' '}
              {t('fileGone')}
            </span>
          ))
        )
      }
    />
  )
}
