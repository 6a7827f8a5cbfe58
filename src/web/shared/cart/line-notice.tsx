import { dismissNotice } from './change-cart.ts'
import type { Notice } from './browser-cart.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Count } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'

/** What the shop changed, until the customer has seen it (ux 32); `isNamed` where the line is not beside it. */
export function LineNotice({ notice, isNamed = false }: { notice: Notice; isNamed?: boolean }) {
  const t = useT('cart')
  return (
    <div className="note warn">
      <Icon name="info" />
      <p>
        {isNamed && 'from' in notice ? (
          <>
            <bdi>{notice.name}</bdi>
            {': '}
          </>
        ) : null}
        <NoticeText notice={notice} />
      </p>
      <Button look="ghost" size="sm" onClick={() => dismissNotice(notice.key, notice.kind)}>
        {t('gotIt')}
      </Button>
    </div>
  )
}

export function NoticeText({ notice }: { notice: Notice }) {
  const name = <bdi>{notice.name}</bdi>
  switch (notice.kind) {
    case 'stock':
    case 'rule': {
      const fill = { from: <Count value={notice.from} />, to: <Count value={notice.to} /> }
      return <Text area="cart" id={notice.kind === 'stock' ? 'lowered' : 'ruled'} fill={fill} />
    }
    case 'joined': {
      const fill = { from: <Count value={notice.from} />, to: <Count value={notice.to} /> }
      return <Text area="cart" id="joinedMore" fill={fill} />
    }
    case 'added':
      return <Text area="cart" id="joinedLine" fill={{}} />
    case 'price': {
      const fill = { from: <Money halalas={notice.from} />, to: <Money halalas={notice.to} /> }
      return <Text area="cart" id={notice.to > notice.from ? 'dearer' : 'cheaper'} fill={fill} />
    }
    default:
      return <Text area="cart" id={notice.kind === 'gone' ? 'gone' : 'soldOut'} fill={{ name }} />
  }
}
