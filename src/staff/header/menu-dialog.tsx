import { useStore } from '@nanostores/react'
import Archive from 'lucide/dist/esm/icons/archive.mjs'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import BellOff from 'lucide/dist/esm/icons/bell-off.mjs'
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import FileUp from 'lucide/dist/esm/icons/file-up.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import Languages from 'lucide/dist/esm/icons/languages.mjs'
import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import Rocket from 'lucide/dist/esm/icons/rocket.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { useState } from 'react'
import type { IconNode } from 'lucide'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useMay, useMayAll } from '../data/rights.ts'
import { $member, signOut } from '../data/session.ts'
import { $sound, setSound } from '../data/sound.ts'
import { $dialog, $hasUnsaved, closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const row = `display:flex;align-items:center;gap:12px;width:100%;min-height:52px;padding:8px 12px;margin-inline:-12px;border-radius:var(--sf-radius-field);
color:var(--sf-ink);text-decoration:none;font-weight:500;
&:hover { background:var(--sf-surface-2); }`

const s = styles({ row, list: 'display:grid;' })

function Row({ icon, label, onClick }: { icon: IconNode; label: string; onClick(): void }) {
  return (
    <button type="button" className={s.row} onClick={onClick}>
      <Icon of={icon} />
      {label}
    </button>
  )
}

/** The signed-in member's menu: figures, team, activity, lists and systems by right, sound, language, and the way out. */
export function MenuDialog() {
  const { t, locale } = useWords()
  const member = useStore($member)
  const isOn = useStore($sound) === 'on'
  const [isOfPeople, hasMenu, hasKeys] = [useMay('people'), useMay('menu'), useMay('keys')]
  const [hasReports, hasStores, hasContacts] = [useMay('reports'), useMay('stores'), useMay('contacts')]
  const hasAll = useMayAll()
  const [isAsking, setAsking] = useState(false)
  const other = locale === 'fr-CA' ? 'en' : 'fr'
  if (!member) return null
  return (
    <Dialog title={member.name} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.tight}>
        <p className={layout.small}>{[t(`role.${member.role}`), member.email].filter(Boolean).join(' · ')}</p>
        <div className={s.list}>
          {hasReports && (
            <Row icon={ChartColumn} label={t('figures')} onClick={() => $dialog.set({ kind: 'figures' })} />
          )}
          {isOfPeople && (
            <>
              <Row icon={Users} label={t('team')} onClick={() => $dialog.set({ kind: 'team' })} />
              <Row icon={History} label={t('activity')} onClick={() => $dialog.set({ kind: 'activity' })} />
            </>
          )}
          {hasContacts && (
            <Row icon={Megaphone} label={t('contacts')} onClick={() => $dialog.set({ kind: 'contacts' })} />
          )}
          {hasStores && <Row icon={Rocket} label={t('launch')} onClick={() => $dialog.set({ kind: 'launch' })} />}
          {hasMenu && <Row icon={FileUp} label={t('imports')} onClick={() => $dialog.set({ kind: 'imports' })} />}
          {hasKeys && <Row icon={KeyRound} label={t('systems')} onClick={() => $dialog.set({ kind: 'systems' })} />}
          {hasAll && <Row icon={Archive} label={t('copies')} onClick={() => $dialog.set({ kind: 'copies' })} />}
          <Row
            icon={isOn ? Bell : BellOff}
            label={t(isOn ? 'sound.on' : 'sound.off')}
            onClick={() => setSound(isOn ? 'off' : 'on')}
          />
          <a className={s.row} href={`?lang=${other}`} lang={other}>
            <Icon of={Languages} />
            {t('other')}
          </a>
          <Row
            icon={LogOut}
            label={t('signOut')}
            onClick={() => ($hasUnsaved.get()?.() ? setAsking(true) : void signOut())}
          />
        </div>
        {isAsking && (
          <div className={layout.stack} role="alert">
            <p>{t('signOutAsk')}</p>
            <div className={layout.ways}>
              <Button kind="primary" onClick={closeDialog}>
                {t('signOutStay')}
              </Button>
              <Button onClick={() => void signOut()}>{t('signOutAnyway')}</Button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}
