import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { CartMove } from '../../contract/cart/cart-move.ts'
import { lockScroll } from '../../platform/platform.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { $locations } from '../../stores/location/business.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { $switch, beginSwitch, endSwitch, goTo, moveAndGo, previewSwitch } from '../../stores/location/switch-store.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Sums } from '../../components/sums.tsx'
import { MoveChanges } from './move-changes.tsx'

const s = styles({ ways: 'display:grid;gap:8px;' })

/** Returns how many items of the cart would be moved. */
const comingAlong = ({ before, changes }: CartMove): number =>
  changes.reduce((left, change) => left - change.before.quantity + change.after.quantity, before.count)

/** Asks what to do with the cart when switching stores: shows the changes line by line and three choices. */
export function SwitchStoreDialog({ asked: storeSwitch }: { asked: Parameters<typeof beginSwitch>[0] }) {
  const { t, locale } = useT()
  const locations = useStore($locations)
  const { preview, problem, isMoving } = useStore($switch) ?? {
    preview: { state: 'loading' } as const,
    isMoving: false
  }
  useEffect(() => {
    beginSwitch(storeSwitch)
    return endSwitch
  }, [storeSwitch])
  const nameOf = (slug: string) => locations.find(location => location.slug === slug)?.name ?? slug
  const [from, to] = [nameOf(storeSwitch.from), nameOf(storeSwitch.to)]
  const move = preview.state === 'ready' ? preview.value : undefined
  const isWorth = move !== undefined && comingAlong(move) > 0
  const already = move ? move.after.count - comingAlong(move) : 0
  const write = (amount: number) => formatMoney(amount, locale, move?.currency)
  return (
    <Dialog
      title={t('switch.title', { store: to })}
      closeLabel={t('common.close')}
      onClose={closePopup}
      lock={lockScroll}
    >
      <div className={layout.stack}>
        {preview.state === 'loading' && (
          <Skeleton label={t('switch.loading')}>
            <div className={layout.stack}>
              <Bone height={44} />
              <Bone height={120} />
              <Bone height={72} />
            </div>
          </Skeleton>
        )}
        {preview.state === 'failed' && (
          <NoticeLine
            tone="bad"
            icon={TriangleAlert}
            way={
              <Button kind="quiet" onClick={() => void previewSwitch()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t(preview.problem)}
          </NoticeLine>
        )}
        {move && !isWorth && <p>{t('switch.nothing', { store: from })}</p>}
        {move && isWorth && (
          <>
            <p>{t(move.changes.length > 0 ? 'switch.text' : 'switch.same')}</p>
            <MoveChanges changes={move.changes} write={write} />
            <Sums
              parts={[{ name: t('switch.now', { store: from }), amount: write(move.before.total) }]}
              total={{ name: t('switch.then', { store: to }), amount: write(move.after.total) }}
            />
            {already > 0 && <p className={layout.small}>{t('switch.already', { count: already })}</p>}
          </>
        )}
        {problem && (
          <NoticeLine tone="bad" icon={TriangleAlert}>
            {t(problem)}
          </NoticeLine>
        )}
        <div className={s.ways}>
          {isWorth && (
            <Button kind="primary" wide busy={isMoving} onClick={() => void moveAndGo()}>
              {t('switch.move')}
            </Button>
          )}
          <Button wide onClick={() => goTo(storeSwitch.to)}>
            {t('switch.leave')}
          </Button>
          <Button kind="quiet" onClick={() => goTo(storeSwitch.from)}>
            {t('switch.stay', { store: from })}
          </Button>
        </div>
        {(!move || isWorth) && <p className={layout.small}>{t('switch.waits', { store: from })}</p>}
      </div>
    </Dialog>
  )
}
