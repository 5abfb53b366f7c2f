import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { LiveRegion } from '../feedback/live-region.tsx'
import { Field } from './field.tsx'

const s = styles({
  around: 'position:relative;min-width:0;',
  list: `position:absolute;z-index:${layers.bar};inset-inline:0;inset-block-start:calc(100% + 4px);padding:4px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
background:var(--sf-raised);box-shadow:var(--sf-shadow);`,
  option: `display:flex;align-items:center;min-height:var(--sf-target);padding:8px 12px;border-radius:var(--sf-radius-field);cursor:pointer;line-height:1.25;
&:hover,&[aria-selected="true"] { background:var(--sf-surface-2); }
&[aria-selected="true"] { outline:2px solid var(--sf-accent-ink);outline-offset:-2px; }`
})

interface Props {
  id: string
  label: string
  value: string
  /** What the value might mean, the best first. */
  options: readonly string[]
  /** The name of the list of them. */
  listLabel: string
  /** How many there are, said aloud. */
  count: string
  end?: ReactNode
  /** What is wrong with it, as a sentence. */
  error?: string | undefined
  /** What the browser may fill it with; nothing unless told. */
  autoComplete?: string
  onValue(value: string): void
  /** One of them was chosen, by its place in the list. */
  onChoose(at: number): void
  /** Enter was pressed on what is typed itself. */
  onSubmit(): void
}

/** A field that suggests what its value might mean: arrows choose, Enter takes, Escape closes the list (ARIA's combobox). */
export function SuggestField({ id, options, listLabel, count, onValue, onChoose, onSubmit, ...field }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && options.length > 0
  const active = isShown && at < options.length ? at : -1
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const move = (by: number) => {
    setOpen(true)
    // One place more than there are options: none of them, where what is typed is meant.
    setAt(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter') {
      close()
      if (active < 0) onSubmit()
      else onChoose(active)
    } else return
    event.preventDefault()
  }
  return (
    <div className={s.around}>
      <Field
        autoComplete="off"
        {...field}
        id={id}
        type="text"
        role="combobox"
        enterKeyHint="search"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onKeyDown={onKeyDown}
        onBlur={close}
        onValue={value => {
          setOpen(true)
          setAt(-1)
          onValue(value)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={s.list} hidden={!isShown}>
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={s.option}
            // The field keeps the focus, so that the list is still there when the press ends.
            onMouseDown={event => event.preventDefault()}
            onClick={event => {
              // Done: the keyboard of a phone makes way for what was asked for.
              const root = event.currentTarget.getRootNode() as ShadowRoot | Document
              if (root.activeElement instanceof HTMLElement) root.activeElement.blur()
              close()
              onChoose(index)
            }}
          >
            {option}
          </div>
        ))}
      </div>
      <LiveRegion text={isShown ? count : ''} />
    </div>
  )
}
