import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import type { ReactNode } from 'react'
import { useT } from '../i18n/translate.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { MenuLink } from './menu-link.tsx'

/** Shown in place of an empty cart; `menu` leads back to the menu, by default as a link. */
export function EmptyCart({ location, menu }: { location: string; menu?: ReactNode }) {
  const { t } = useT()
  return (
    <Notice icon={ShoppingBag} title={t('cart.empty')} text={t('cart.emptyText')}>
      {menu ?? <MenuLink location={location} kind="primary" />}
    </Notice>
  )
}
