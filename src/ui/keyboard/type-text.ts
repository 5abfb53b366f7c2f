import type { TextField } from './text-field.ts'

/** Sets a value so that React notices: it watches the element's own property, not the prototype's. */
function setValue(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

const dispatchInput = (field: TextField, inputType: string, data: string | null): boolean =>
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }))

/** The selected part of a field; its end for the types that have no selection, such as email. */
function selectionOf({ value, selectionStart, selectionEnd }: TextField): [start: number, end: number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length]
}

function replace(field: TextField, start: number, end: number, text: string): void {
  if (field.selectionStart === null) return setValue(field, field.value.slice(0, start) + text + field.value.slice(end))
  field.setRangeText(text, start, end)
  field.setSelectionRange(start + text.length, start + text.length)
}

/** Types a text at the caret, as far as `maxlength` allows; the field hears an `input` event. */
export function typeText(field: TextField, text: string): void {
  const [start, end] = selectionOf(field)
  const { value, maxLength } = field
  const room = maxLength < 0 ? text.length : maxLength - (value.length - (end - start))
  const typed = text.slice(0, Math.max(0, room))
  if (typed === '') return
  replace(field, start, end, typed)
  // A number field refuses what isn't a number.
  if (field.value === '' && value !== '') setValue(field, value)
  else dispatchInput(field, typed === '\n' ? 'insertLineBreak' : 'insertText', typed)
}

/** Deletes the selection, or the character before the caret; the field hears an `input` event. */
export function deleteBack(field: TextField): void {
  const [start, end] = selectionOf(field)
  const before = /.$/su.exec(field.value.slice(0, start))?.[0] ?? ''
  const from = start === end ? start - before.length : start
  if (from === end) return
  replace(field, from, end, '')
  dispatchInput(field, 'deleteContentBackward', null)
}
