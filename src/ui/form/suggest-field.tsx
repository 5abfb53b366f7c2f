import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { LiveRegion } from '../feedback/live-region.tsx'
import { Field } from './field.tsx'

const s = styles({
  around: 'position:relative;min-width:0;',
  list: `position:absolute;z-index:${layers.bar};inset-inline:0;inset-block-start:calc(100% + 4px);padding:4px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
background:var(--sf-raised);box-shadow:var(--sf-shadow);
dialog & { position:static;margin-top:4px; }`,
  option: `display:flex;align-items:center;min-height:var(--sf-target);padding:8px 12px;border-radius:var(--sf-radius-field);cursor:pointer;line-height:1.25;
&:hover,&[aria-selected="true"] { background:var(--sf-surface-2); }
&[aria-selected="true"] { outline:2px solid var(--sf-accent-ink);outline-offset:-2px; }`
})

interface Props {
  id: string
  label: string
  value: string
  /** The suggestions, best first. */
  options: readonly string[]
  /** The label of the list of suggestions. */
  listLabel: string
  /** The number of suggestions, announced to screen readers. */
  count: string
  end?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** The autocomplete attribute; off by default. */
  autoComplete?: string
  autoFocus?: boolean
  onValue(value: string): void
  /** Called with the index of the chosen suggestion. */
  onChoose(at: number): void
  /** Called when Enter is pressed without a suggestion. */
  onSubmit(): void
}

/**
 * Returns true if a person typed it: autofill of a browser or a password manager comes without an input type or without
 * focus, and asks for no suggestions.
 */
function isTyped({ currentTarget, nativeEvent }: FormEvent<HTMLElement>): boolean {
  const { target, isTrusted } = nativeEvent
  const isFilled = isTrusted && !(nativeEvent as InputEvent).inputType
  return !isFilled && (currentTarget.getRootNode() as ShadowRoot | Document).activeElement === target
}

/** A field with suggestions: arrows select, Enter chooses, Escape closes the list (ARIA's combobox). */
export function SuggestField({ id, options, listLabel, count, onValue, onChoose, onSubmit, ...field }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const wasTyped = useRef(false)
  const isShown = isOpen && options.length > 0
  const list = useRef<HTMLDivElement>(null)
  // In a dialog, the list makes room for itself; one that is as tall as the window is scrolled.
  useLayoutEffect(() => {
    if (isShown) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown, options])
  const active = isShown && at < options.length ? at : -1
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const move = (by: number) => {
    setOpen(true)
    // One more position than there are options: no option, for the typed text itself.
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
    <div
      className={s.around}
      onInputCapture={event => {
        wasTyped.current = isTyped(event)
      }}
    >
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
          setOpen(wasTyped.current)
          setAt(-1)
          onValue(value)
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={listLabel} className={s.list} hidden={!isShown}>
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={s.option}
            // Keeps focus in the field, so that the list is still open when the click ends.
            onMouseDown={event => event.preventDefault()}
            onClick={event => {
              // Hides the on-screen keyboard to make room for the result.
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
