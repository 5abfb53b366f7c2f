import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Listing } from '../../contract/staff/staff-board.ts'
import type { SizeLots, StaffLot } from '../../contract/staff/staff-lots.ts'
import { formatPotency } from '../../format/potency.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { loadLots, lots } from '../data/lots.ts'
import { nameOf } from '../data/stock.ts'
import { $dialog, closeDialog, noLock } from '../open-dialog.ts'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { writeShortDay } from '../time-words.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  lot: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;padding-block:12px;',
  facts: 'flex:1 1 200px;min-width:0;overflow-wrap:anywhere;',
  name: 'font-weight:650;'
})

interface RowProps {
  lot: StaffLot
  onChange(): void
}

function LotRow({ lot: { number, left, packagedOn, thc, cbd, coa }, onChange }: RowProps) {
  const { t, locale } = useWords()
  const facts = [
    packagedOn && t('lots.packaged', { date: writeShortDay(packagedOn, locale) }),
    thc && `${t('lots.thc')} ${formatPotency(thc, locale)}`,
    cbd && `${t('lots.cbd')} ${formatPotency(cbd, locale)}`
  ].filter(Boolean)
  return (
    <li className={s.lot}>
      <div className={s.facts}>
        <p className={s.name}>{t('lot', { count: left, number })}</p>
        {facts.length > 0 && <p className={layout.small}>{facts.join(' · ')}</p>}
        {coa && (
          <a className={layout.small} href={coa} target="_blank" rel="noreferrer">
            {t('lots.coa')}
          </a>
        )}
      </div>
      <Button aria-label={t('lots.changeOf', { number })} onClick={onChange}>
        {t('lots.change')}
      </Button>
    </li>
  )
}

/** Returns how many pieces of a size's stock are in no lot. */
const withoutLot = ({ stock, lots: held }: SizeLots): number => stock - held.reduce((sum, { left }) => sum + left, 0)

/** The lots of a size in the order in which they are sold, with ways to add one and to change each. */
export function LotsDialog({ listing }: { listing: Listing }) {
  const { t } = useWords()
  const load = useStore(lots.$state)
  useEffect(() => void loadLots(listing), [listing])
  const open = (size: SizeLots, lot?: StaffLot) =>
    $dialog.set({ kind: 'lot', listing, free: Math.max(0, withoutLot(size)), ...(lot && { lot }) })
  return (
    <Dialog title={t('lots.of', { name: nameOf(listing) })} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <Remote load={load} height={160} onRetry={() => void loadLots(listing)}>
        {size => (
          <div className={layout.stack}>
            {size.lots.length === 0 ? (
              <p>{t('lots.none')}</p>
            ) : (
              <ul className={s.list}>
                {size.lots.map(lot => (
                  <LotRow key={lot.number} lot={lot} onChange={() => open(size, lot)} />
                ))}
              </ul>
            )}
            <p className={layout.small}>{t('lots.sum', { stock: size.stock, free: withoutLot(size) })}</p>
            <Button kind="primary" onClick={() => open(size)}>
              {t('lots.add')}
            </Button>
          </div>
        )}
      </Remote>
    </Dialog>
  )
}
