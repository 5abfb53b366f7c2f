import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { stores } from '../../data/stores.ts'
import { $tab } from '../../open-dialog.ts'
import { $tabs } from '../../shown-tabs.ts'
import { useCatalogueWords } from '../words.ts'

/** The slugs of the stores with points and rewards; all of them while none has, which may be about to. */
export function useLoyaltyStores(): string[] {
  const all = dataOf(useStore(stores.$state)) ?? []
  const some = all.filter(({ features }) => features.loyalty)
  return (some.length > 0 ? some : all).map(({ slug }) => slug)
}

/** Says where points and rewards are off, with the way to the switch for members who have it. */
export function OffNotice() {
  const { t } = useCatalogueWords()
  const all = dataOf(useStore(stores.$state)) ?? []
  const hasSettings = useStore($tabs).includes('store')
  const off = all.filter(({ features }) => !features.loyalty)
  if (off.length === 0) return null
  const names = off.map(({ name }) => name).join(', ')
  const isOff = off.length === all.length
  return (
    <NoticeLine
      tone={isOff ? 'warn' : 'plain'}
      way={
        hasSettings && (
          <Button kind="quiet" onClick={() => $tab.set('store')}>
            {t('points.toSettings')}
          </Button>
        )
      }
    >
      {isOff ? t('points.off') : t('points.offAt', { stores: names })}
    </NoticeLine>
  )
}
