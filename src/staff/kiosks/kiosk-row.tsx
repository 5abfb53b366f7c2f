import { useStore } from '@nanostores/react'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { StaffKiosk } from '../../contract/kiosk/kiosk.ts'
import { styles } from '../../theme/styles.ts'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { layout } from '../../ui/layout.ts'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { $dialog } from '../open-dialog.ts'
import { writeInstant } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  row: 'display:flex;align-items:flex-start;gap:8px 16px;padding:12px 16px;border-top:1px solid var(--sf-line);',
  letter: `display:inline-grid;place-items:center;width:48px;height:48px;flex:none;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);
font-size:20px;font-weight:650;`,
  text: 'flex:1;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-size:17px;font-weight:650;& small { font-size:14px; }',
  ways: 'display:flex;'
})

interface Props {
  kiosk: StaffKiosk
  isLocked: boolean
}

/** The version, the reader and the last order of a kiosk, as far as there are any. */
function Facts({ kiosk }: Pick<Props, 'kiosk'>) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const { version, reader, lastOrder } = kiosk
  const last = lastOrder && store && { number: lastOrder.number, time: writeInstant(lastOrder.at, store, now, locale) }
  const facts = [
    t('kiosks.version', { version }),
    reader && t('kiosks.readerIs', { reader }),
    last ? t('kiosks.last', last) : t('kiosks.noOrder')
  ]
  return <p className={layout.small}>{facts.filter(Boolean).join(' · ')}</p>
}

/** A kiosk with its state, and for managers the buttons to change and remove it. */
export function KioskRow({ kiosk, isLocked }: Props) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const { letter, name, isOnline, seenAt, waiting, refused } = kiosk
  const seen = store ? writeInstant(seenAt, store, now, locale) : ''
  return (
    <li className={s.row} data-kiosk={kiosk.id}>
      <b className={s.letter}>{letter}</b>
      <div className={s.text}>
        <p className={s.name}>
          {name}
          <Chip tone={isOnline ? 'ok' : 'warn'}>
            {isOnline ? t('kiosks.online') : t('kiosks.offline', { time: seen })}
          </Chip>
          {waiting > 0 && <Chip tone="warn">{t('kiosks.waiting', { count: waiting })}</Chip>}
          {refused > 0 && <Chip tone="warn">{t('kiosks.refused', { count: refused })}</Chip>}
        </p>
        <Facts kiosk={kiosk} />
      </div>
      {!isLocked && (
        <div className={s.ways}>
          <IconButton
            icon={Pencil}
            label={t('kiosks.change', { name })}
            aria-haspopup="dialog"
            onClick={() => $dialog.set({ kind: 'kiosk', kiosk })}
          />
          <IconButton
            icon={Trash2}
            label={t('kiosks.remove', { name })}
            aria-haspopup="dialog"
            onClick={() => $dialog.set({ kind: 'kiosk-removal', kiosk })}
          />
        </div>
      )}
    </li>
  )
}
