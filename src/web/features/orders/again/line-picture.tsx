import { imageAddress } from '#domain/images/image-widths.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Day } from '#ui/text/moment.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { originalPath } from '../../../shared/artwork/artwork-calls.ts'
import { FileThumb } from '../../../shared/artwork/file-thumb.tsx'
import PreviewPicture from '../../../shared/artwork/preview-picture.tsx'
import type { LineAgain, OrderAgain } from './order-again-answer.ts'

/** Two sides of a file are shown beside its name. */
const SHOWN_PAGES = 2

type Props = { readonly line: LineAgain; readonly again: Pick<OrderAgain, 'placedAt' | 'deliveredAt'> }

/** The line as it was made, with the files it was made from. */
export function LinePicture({ line, again: { placedAt, deliveredAt } }: Props) {
  const { name, image, preview, files, ground } = line
  const product = image === null ? null : <ProductPicture image={image} />
  return (
    <div className="again-picture">
      <figure>
        {preview === null ? product : <PreviewPicture id={preview} className="again-product" instead={product} />}
        <figcaption>
          <b>
            <UserText>{name}</UserText>
          </b>
          <span>
            <Text
              area="order-again"
              id={deliveredAt === null ? 'orderedOn' : 'received'}
              fill={{ date: <Day at={deliveredAt ?? placedAt} /> }}
            />
          </span>
        </figcaption>
      </figure>
      {files.map((file) => (
        <PrintedFile key={file.id} file={file} ground={ground} />
      ))}
    </div>
  )
}

/** The product without any artwork, in the larger of its widths. */
const ProductPicture = ({ image }: { readonly image: string }) => (
  <picture>
    <source type="image/avif" srcSet={imageAddress(image, 828, 'avif')} />
    <img className="again-product" src={imageAddress(image, 828, 'webp')} alt="" decoding="async" />
  </picture>
)

type FileProps = { readonly file: LineAgain['files'][number]; readonly ground: LineAgain['ground'] }

function PrintedFile({ file: { id, name, version, hash, isThere, pictures }, ground }: FileProps) {
  const t = useT('order-again')
  const copy = useCall(async (api) => window.location.assign(await originalPath(api, id)))
  return (
    <div className="again-file">
      {pictures.slice(0, SHOWN_PAGES).map((page) => (
        <FileThumb key={page} artwork={{ id, pictures: [{ page }] }} ground={ground ?? undefined} />
      ))}
      <p>
        <b>
          <UserText>{name}</UserText>
        </b>
        <span className="quiet">
          <Text area="order-again" id="version" fill={{ number: String(version), hash: <Ltr>{hash}</Ltr> }} />
        </span>
        {isThere ? (
          <Button
            look="link"
            size="sm"
            loading={copy.isBusy}
            aria-label={t('openOf', { name })}
            onClick={() => copy.call()}
          >
            {t('open')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
