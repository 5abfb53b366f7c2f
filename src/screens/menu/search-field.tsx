import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { $enteredSearch, $query, searchFor } from '../../stores/menu/menu-query.ts'
import { classes, styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Icon } from '../../ui/icon.tsx'

/** The delay after the last keystroke before searching, in milliseconds, so that typing is never blocked. */
const PAUSE = 120

const s = styles({
  search: `position:relative;flex:none;width:max(48px,var(--sf-target));& svg { position:absolute;inset-block-start:calc(50% - 10px);inset-inline-start:14px;color:var(--sf-ink-2);pointer-events:none; }
&:focus-within { flex:1; & > input { padding-inline-end:14px; } }
@container sf (min-width: 900px) { &&& { flex:none;width:240px; } & > input { padding-inline-end:14px; } }`,
  open: 'flex:1;& > input { padding-inline-end:14px; }',
  input: `width:100%;min-height:max(56px,var(--sf-target));padding-block:8px;padding-inline:44px 0;border:1px solid var(--sf-line-2);border-radius:14px;background:var(--sf-raised);appearance:none;text-overflow:ellipsis;
&::-webkit-search-cancel-button { filter:grayscale(1); }
&::placeholder { color:var(--sf-ink-2);opacity:1; }`
})

interface Props {
  storeName: string
  /** Takes the line; otherwise, a narrow mount shows only its icon until it has the focus. */
  isOpen: boolean
  /** Called with each search. */
  onSearch(): void
  /** Called when the shopper is done with typing. */
  onDone(): void
}

/** The search field of a store's menu, with results as the shopper types. */
export function SearchField({ storeName, isOpen, onSearch, onDone }: Props) {
  const { t } = useT()
  const { q } = useStore($query)
  const [text, setText] = useState(q)
  const lastQuery = useRef(q)
  const cancel = useRef(() => {})

  // A change of the URL replaces the typed text, unless it was caused by typing.
  useEffect(() => {
    if (q !== lastQuery.current) setText(q)
    lastQuery.current = q
  }, [q])
  useEffect(() => () => cancel.current(), [])

  const ask = (typed: string) => {
    cancel.current()
    searchFor(typed)
    onSearch()
    lastQuery.current = $query.get().q
  }
  const type = (typed: string) => {
    setText(typed)
    cancel.current()
    cancel.current = platform().clock.after(PAUSE, () => ask(typed))
  }
  return (
    <label className={classes(s.search, isOpen && s.open)}>
      <span className={hiddenClass}>{t('search.label', { store: storeName })}</span>
      <Icon of={Search} />
      <input
        className={s.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        placeholder={t('search.placeholder')}
        value={text}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // A scanner's last keys may not be drawn yet.
          const typed = event.currentTarget.value
          ask(typed)
          onDone()
          $enteredSearch.set(typed)
        }}
      />
    </label>
  )
}
