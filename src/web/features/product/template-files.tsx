import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import { templatesFor } from './templates-for.ts'
import { useConfigurator } from './use-configurator.tsx'

/** Templates and guides to download, those of the chosen variant first. */
export function TemplateFiles({ files }: { files: ProductDetail['templates'] }) {
  const t = useT('product')
  const { ticket } = useConfigurator()
  return (
    <div className="pd-files">
      <h3>{t('files')}</h3>
      <ul>
        {templatesFor(files, ticket.variant.id).map(({ id, name, fileName, byteSize, href }) => (
          <li key={id}>
            <a href={href} download={fileName}>
              <Icon name="file" />
              <span>
                <b>
                  <span className="vh">{t('download')} </span>
                  <Written>{name}</Written>
                </b>
                <span className="q">
                  <Ltr>
                    {formatOf(fileName)} · {byteSizeText(byteSize)} · {fileName}
                  </Ltr>
                </span>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The format of a file as people call it: by the ending of its name. */
const formatOf = (fileName: string): string => /[^.]*$/.exec(fileName)?.[0].toUpperCase() ?? ''
