import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Icon } from '../../ui/icon.tsx'
import { tidyText } from '../../ui/tidy-text.ts'
import { byteSizeText } from './byte-size.ts'

/** Templates and guides to download. */
export function TemplateFiles({ files }: { files: ProductDetail['templates'] }) {
  const t = useT('product')
  return (
    <div className="pd-files">
      <h3>{t('files')}</h3>
      <ul>
        {files.map(({ id, name, fileName, byteSize, href }) => (
          <li key={id}>
            <a href={href} download={fileName}>
              <Icon name="file" />
              <span>
                <b>
                  <span className="vh">{t('download')} </span>
                  {tidyText(name)}
                </b>
                <span className="q">
                  <Ltr>
                    {fileName} · {byteSizeText(byteSize)}
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
