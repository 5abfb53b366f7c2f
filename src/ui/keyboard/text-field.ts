import type { PadKind } from './layouts.ts'

/** A field that text is typed into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement

const textTypes = ['text', 'search', 'email', 'tel', 'url', 'password', 'number']

/** Returns true for a field that can be typed into; `inputmode="none"` is for fields with keys of their own. */
function isTextField(element: Element | null | undefined): element is TextField {
  if (!element?.matches('input,textarea')) return false
  const field = element as TextField
  if (field.readOnly || field.disabled || field.getAttribute('inputmode') === 'none') return false
  return field.localName === 'textarea' || textTypes.includes(field.type)
}

/** Returns the text field that has the focus. */
export function focusedField(root: ShadowRoot): TextField | undefined {
  const { activeElement } = root
  return isTextField(activeElement) ? activeElement : undefined
}

/** Returns the text field before (-1) or after (1) another, in the same dialog or on the page. */
export function fieldBeside(root: ShadowRoot, field: TextField, step: 1 | -1): TextField | undefined {
  const area = field.closest('dialog') ?? root
  const fields = [...area.querySelectorAll('input,textarea')].filter(
    (element): element is TextField =>
      isTextField(element) && (element === field || (!element.closest('[hidden],[inert]') && isDrawn(element)))
  )
  return fields[fields.indexOf(field) + step]
}

// Browsers from before 2023 lack it.
const isDrawn = (field: TextField & { checkVisibility?(): boolean }): boolean => field.checkVisibility?.() ?? true

/** The purpose of a field, as far as it decides which keys are shown. */
export type FieldKind = PadKind | 'email' | 'text'

/** Returns which keys a field needs, by its `inputmode` and type. */
export function fieldKind(field: TextField): FieldKind {
  const inputMode = field.getAttribute('inputmode') ?? field.type
  if (inputMode === 'number') return 'decimal'
  return inputMode === 'tel' || inputMode === 'numeric' || inputMode === 'decimal' || inputMode === 'email'
    ? inputMode
    : 'text'
}

/** The capitals: none, for the next letter, or until further notice. */
export type Shift = 'off' | 'once' | 'caps'

/** Returns the capitals that a field wants for its next letter, by its `autocapitalize`. */
export function shiftFor(field: TextField): Shift {
  const autocapitalize = field.getAttribute('autocapitalize')
  if (autocapitalize === 'characters') return 'caps'
  if (autocapitalize === 'none' || autocapitalize === 'off' || fieldKind(field) !== 'text') return 'off'
  if (autocapitalize === null && field.type !== 'text' && field.localName !== 'textarea') return 'off'
  return field.value === '' || (autocapitalize === 'words' && field.value.endsWith(' ')) ? 'once' : 'off'
}
