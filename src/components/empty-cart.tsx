import { ShoppingBag } from 'lucide'
import { useT } from '../i18n/translate.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { MenuLink } from './menu-link.tsx'

/** Shown in place of an empty cart. */
export function EmptyCart({ location }: { location: string }) {
  const { t } = useT()
  return (
    <Notice icon={ShoppingBag} title={t('cart.empty')} text={t('cart.emptyText')}>
      <MenuLink location={location} kind="primary" />
    </Notice>
  )
}
