import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { whatsAppDisplay } from '#domain/contact/whatsapp-display.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../../site-map.ts'
import { useContact } from '../../../shell/shell.queries.ts'
import { useSocialLinks } from '../../../shared/frame/social-links.query.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { productLine } from './request-text.ts'

/** Without script nothing can be configured: how to order all the same. */
export function NoScriptNote({ product }: { product: ProductDetail }) {
  const t = useT('product')
  const tShell = useT('shell')
  const whatsapp = useSocialLinks()?.whatsapp
  const email = useContact()?.email
  const form = hrefs.specialRequest({ category: product.topCategory.id, product: productLine(product) })
  return (
    <noscript>
      <p className="note warn">
        <span>
          {t('needsScript')}{' '}
          <Link className="underlined" to={form}>
            {t('request')}
          </Link>
          {whatsapp ? (
            <>
              {' · '}
              <a className="underlined" href={whatsapp}>
                {tShell('whatsapp')} <Ltr>{whatsAppDisplay(whatsapp).replaceAll(' ', '\u00a0')}</Ltr>
              </a>
            </>
          ) : null}
          {email ? (
            <>
              {' · '}
              <a className="underlined" href={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </a>
            </>
          ) : null}
        </span>
      </p>
    </noscript>
  )
}
