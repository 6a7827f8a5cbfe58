import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { byDrawing, templatesFor } from './templates-for.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** Templates and guides to download, those of the chosen variant first. */
export function TemplateFiles({ files }: { files: ProductDetail['templates'] }) {
  const t = useT('product')
  const { ticket } = useConfigurator()
  return (
    <div className="product-files">
      <h3>{t('files')}</h3>
      <ul>
        {byDrawing(templatesFor(files, ticket.variant.id)).map((formats) => (
          <Drawing key={formats[0]?.id} formats={formats} />
        ))}
      </ul>
    </div>
  )
}

/** A drawing: its first format with its name, the others beside it. */
function Drawing({ formats: [first, ...others] }: { formats: ProductDetail['templates'] }) {
  const t = useT('product')
  if (!first) return null
  const { name, fileName, byteSize, href } = first
  return (
    <li>
      <a href={href} download={fileName}>
        <Icon name="file" />
        <span>
          <b>
            <span className="visually-hidden">{t('download')} </span>
            <UserText>{name}</UserText>
          </b>
          <span className="quiet">
            <Ltr>
              {formatOf(fileName)} · {byteSizeText(byteSize)} · {fileName}
            </Ltr>
          </span>
        </span>
        <Icon name="download" />
      </a>
      {others.map((other) => (
        <a key={other.id} href={other.href} download={other.fileName}>
          <span className="visually-hidden">
            {t('download')} <UserText>{name}</UserText>{' '}
          </span>
          <Ltr>{formatOf(other.fileName)}</Ltr>
          <Icon name="download" />
        </a>
      ))}
    </li>
  )
}

/** The format of a file as people call it: by the ending of its name. */
const formatOf = (fileName: string): string => /[^.]*$/.exec(fileName)?.[0].toUpperCase() ?? ''
