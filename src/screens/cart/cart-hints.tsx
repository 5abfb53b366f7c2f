import Tag from 'lucide/dist/esm/icons/tag.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { dealsPath } from '../../routing/deals-path.ts'
import { Link } from '../../routing/router.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'

/** Pieces or amounts that the cart lacks for deals, with a link to them. */
export function CartHints({ cart, location }: { cart: Cart; location: string }) {
  const { t, locale } = useT()
  return cart.hints.map(({ deal, name, pieces, missing }) => (
    <NoticeLine
      key={deal}
      icon={Tag}
      way={
        <Link to={dealsPath(location)} className={buttonClass({ kind: 'quiet' })}>
          {t('deals.all')}
        </Link>
      }
    >
      {pieces === null
        ? t('hint.missing', { name, amount: formatMoney(missing ?? 0, locale, cart.currency) })
        : t('hint.pieces', { name, count: pieces })}
    </NoticeLine>
  ))
}
