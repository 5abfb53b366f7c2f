import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { styles } from '../../../theme/styles.ts'
import { $current, $draftVersion, drafts } from '../../data/drafts.ts'
import { storeSettings } from '../../data/store-settings.ts'
import { $slug } from '../../data/stores.ts'
import { Waiting } from '../../header/waiting.tsx'
import { $wantedSettings } from '../../open-dialog.ts'
import { Remote } from '../../remote.tsx'
import { $hasClosed, $isAdding } from './add-store-form.ts'
import { AddStorePage } from './add-store-page.tsx'
import { $edited, $openedAt, $target, hasUnsavedSettings, openSettings } from './settings-form.ts'
import { SettingsPage } from './settings-page.tsx'

const s = styles({
  // A focused field stays clear of the bar that saves, which sticks to the end.
  tab: 'position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;grid-template-columns:minmax(0,1fr);align-content:start;padding:16px;scroll-padding-block-end:120px;',
  inner: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(960px,100%);margin-inline:auto;'
})

/** Reads the settings with the current draft, and shows them unless typed ones would be lost. */
function useSettings(): void {
  const draft = useStore($current)?.id
  const version = useStore($draftVersion)
  const slug = useStore($slug)
  const isKnown = dataOf(useStore(drafts.$state)) !== undefined
  const wanted = useStore($wantedSettings)
  useEffect(() => {
    if (!isKnown) return
    void storeSettings.load().then(() => {
      const known = dataOf(storeSettings.$state.get())
      if (!known || hasUnsavedSettings()) return
      const isSame = $openedAt.get() === slug
      $openedAt.set(slug)
      openSettings(known, wanted === 'business' ? '' : isSame && !wanted ? ($target.get() ?? slug) : slug)
    })
  }, [draft, isKnown, version, slug, wanted])
}

/** Puts the focus on the heading of the settings once the form of a new store is closed. */
function useReturnFocus() {
  const box = useRef<HTMLDivElement>(null)
  const hasClosed = useStore($hasClosed)
  const isShown = useStore($edited) !== undefined
  useLayoutEffect(() => {
    if (!hasClosed || !isShown) return
    box.current?.querySelector<HTMLElement>('h2')?.focus()
    $hasClosed.set(false)
  }, [hasClosed, isShown])
  return box
}

/** Puts the focus on the settings that another part has led to; typed ones of others stay, and have it then. */
function useWantedFocus(box: RefObject<HTMLDivElement | null>): void {
  const wanted = useStore($wantedSettings)
  const edited = useStore($edited)
  const isAdding = useStore($isAdding)
  useLayoutEffect(() => {
    if (!wanted) return
    if (isAdding) $isAdding.set(false)
    if (isAdding || !edited || (edited.kind !== wanted && !hasUnsavedSettings())) return
    const isThere = wanted === 'business' && edited.kind === wanted
    box.current?.querySelector<HTMLElement>(isThere ? '#privacyEn' : 'h2')?.focus()
    $wantedSettings.set(undefined)
  }, [wanted, edited, isAdding, box])
}

/** The settings of the business and its stores. Changes go into a draft. */
export function StoresTab() {
  useSettings()
  const load = useStore(storeSettings.$state)
  const edited = useStore($edited)
  const isAdding = useStore($isAdding)
  const box = useReturnFocus()
  useWantedFocus(box)
  return (
    <div className={s.tab}>
      <div className={s.inner} ref={box}>
        <Waiting />
        {isAdding ? (
          <AddStorePage />
        ) : (
          <Remote
            load={edited ? load : load.state === 'ready' ? { state: 'loading' } : load}
            height={480}
            onRetry={() => void storeSettings.load()}
          >
            {settings => edited && <SettingsPage settings={settings} edited={edited} />}
          </Remote>
        )}
      </div>
    </div>
  )
}
