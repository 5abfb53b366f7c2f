import { useStore } from '@nanostores/react'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import BellOff from 'lucide/dist/esm/icons/bell-off.mjs'
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useMay } from '../data/rights.ts'
import { $member } from '../data/session.ts'
import { $sound, setSound } from '../data/sound.ts'
import { chooseStore, $slug, $store, $stores } from '../data/stores.ts'
import { refresh } from '../data/live.ts'
import { $dialog } from '../open-dialog.ts'
import { $tabs } from '../shown-tabs.ts'
import { useWords } from '../staff-words.ts'
import { Tabs } from './tabs.tsx'

const button = `display:inline-flex;align-items:center;gap:8px;min-height:48px;padding:4px 16px;border:1px solid var(--sf-line-2);
border-radius:var(--sf-radius-field);background:var(--sf-raised);font-weight:500;white-space:nowrap;
&:hover { border-color:var(--sf-ink); }`

const s = styles({
  bar: `display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:8px 16px;background:var(--sf-surface);border-bottom:1px solid var(--sf-line);
& > label { flex:0 1 220px;min-width:120px; }
& select { min-height:48px;font-size:16px;font-weight:650; }
@container sf (min-width: 768px) { flex-wrap:nowrap;& > :not(label) { flex:none; } }
@container sf (max-width: 767px) { padding:8px;& > label { flex:1 1 0; } }
@container sf (min-width: 768px) and (max-width: 1279px) {
  &[data-many] { flex-wrap:wrap; } &[data-many] > :nth-child(3) { order:1;flex:1 1 100%; } &[data-many] > label { margin-inline-end:auto; }
}`,
  tabs: 'min-width:0;margin-inline-end:auto;@container sf (max-width: 767px) { order:1;flex:1 1 100%;margin:0; }',
  find: `${button}color:var(--sf-ink-2);min-width:190px;
@container sf (max-width: 1359px) { min-width:48px;justify-content:center;& span { display:none; } }
@container sf (max-width: 1599px) { [data-many] > & { min-width:48px;justify-content:center; } [data-many] > & span { display:none; } }`,
  taking: `${button}
&[data-tone="ok"] { color:var(--sf-ok);background:var(--sf-ok-tint);border-color:var(--sf-ok); }
&[data-tone="bad"] { color:var(--sf-bad);background:var(--sf-bad-tint);border-color:var(--sf-bad); }
@container sf (max-width: 1023px) { padding:4px 12px; }
@container sf (max-width: 479px) { & span { display:none; } }
@container sf (min-width: 768px) and (max-width: 959px) { & span { display:none; } }`,
  // It is in the menu, too.
  sound: `@container sf (max-width: 1199px) { display:none; }
@container sf (max-width: 1359px) { [data-many] > & { display:none; } }`,
  member: `display:inline-grid;place-items:center;width:48px;height:48px;flex:none;border-radius:50%;background:var(--sf-accent);color:var(--sf-on-accent);
font-weight:650;`
})

/** Returns the initials of a name: `MR`. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** The switch of the store: a word, a colour and a mark for its state. It asks before it pauses orders. */
function TakingButton() {
  const { t } = useWords()
  const isOpen = useStore($store)?.isOpen ?? true
  const state = t(isOpen ? 'taking' : 'off')
  return (
    <button
      type="button"
      className={s.taking}
      data-tone={isOpen ? 'ok' : 'bad'}
      aria-haspopup="dialog"
      aria-label={isOpen ? state : `${state} ${t('resume')}`}
      onClick={() => $dialog.set({ kind: 'pause' })}
    >
      <Icon of={isOpen ? Store : CirclePause} />
      <span>{state}</span>
    </button>
  )
}

/** The bar at the top of the board. */
export function Bar() {
  const { t } = useWords()
  const stores = useStore($stores)
  const slug = useStore($slug)
  const member = useStore($member)
  const sound = useStore($sound)
  const isOn = sound === 'on'
  const hasOrders = useMay('orders')
  const tabs = useStore($tabs)
  const isListed = useStore($store)?.isListed ?? true
  return (
    <header className={s.bar} data-many={tabs.length > 4 || undefined}>
      <h1 className={hiddenClass}>{t('board')}</h1>
      <Select
        label={t('store')}
        options={stores.map(store => ({
          value: store.slug,
          label: store.isListed ? store.name : t('store.unlisted', { name: store.name })
        }))}
        value={slug}
        onValue={value => {
          chooseStore(value)
          refresh()
        }}
      />
      <div className={s.tabs}>
        <Tabs />
      </div>
      {hasOrders && (
        <button
          type="button"
          className={s.find}
          aria-label={t('find')}
          aria-haspopup="dialog"
          onClick={() => $dialog.set({ kind: 'find' })}
        >
          <Icon of={Search} />
          <span>{t('find')}</span>
        </button>
      )}
      {hasOrders && isListed && <TakingButton />}
      <div className={s.sound}>
        <IconButton
          icon={isOn ? Bell : BellOff}
          label={t(isOn ? 'sound.on' : 'sound.off')}
          aria-pressed={isOn}
          onClick={() => setSound(isOn ? 'off' : 'on')}
        />
      </div>
      <button
        type="button"
        className={s.member}
        aria-label={t('menu', { name: member?.name ?? '' })}
        aria-haspopup="dialog"
        onClick={() => $dialog.set({ kind: 'menu' })}
      >
        <span aria-hidden>{initials(member?.name ?? '')}</span>
      </button>
    </header>
  )
}
