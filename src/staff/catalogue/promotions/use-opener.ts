import { useStore } from '@nanostores/react'
import { useMay } from '../../data/rights.ts'
import { $stores } from '../../data/stores.ts'
import { openBanner } from '../banners/banner-form.ts'
import { rewardForm } from '../rewards/reward-form.ts'
import { saleGroupForm } from '../sales/sale-edits.ts'
import { openPromo } from './promo-form.ts'
import type { Timed } from './running.ts'

/** Returns the way into the form of something in the calendar; undefined for a sale that the member can't change. */
export function useOpenerOf(): (promo: Timed) => (() => void) | undefined {
  const mayChange = useMay('menu')
  const own = useStore($stores)
  return promo => {
    switch (promo.kind) {
      case 'banner':
        return () => openBanner(promo)
      case 'reward':
        return () => rewardForm.open(promo)
      case 'sale':
        return mayChange && own.some(({ slug }) => promo.stores.includes(slug))
          ? () => saleGroupForm.open(promo)
          : undefined
      default:
        return () => openPromo(promo)
    }
  }
}
