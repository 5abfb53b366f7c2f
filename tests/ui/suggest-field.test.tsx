import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { SuggestField } from '../../src/ui/form/suggest-field.tsx'
import { render, type Rendered } from '../screens/support/render.tsx'

const all = ['Augusta Avenue', 'Queen Street', 'Queens Quay']

function open(options = all) {
  const [onChoose, onSubmit] = [vi.fn<(at: number) => void>(), vi.fn<() => void>()]
  function Example() {
    const [value, setValue] = useState('')
    return (
      <SuggestField
        id="f"
        label="Where"
        value={value}
        options={value ? options : []}
        listLabel="Places"
        count={`${options.length} places`}
        onValue={setValue}
        onChoose={onChoose}
        onSubmit={onSubmit}
      />
    )
  }
  return { page: render(<Example />), onChoose, onSubmit }
}

function press(page: Rendered, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true })
  flushSync(() => page.get('input').dispatchEvent(event))
  return event.defaultPrevented
}

function type(page: Rendered, text: string): void {
  page.get('input').focus()
  page.type('input', text)
}

const field = (page: Rendered) => page.get('input')
const isOpen = (page: Rendered) => !page.get('[role=listbox]').hidden
const active = (page: Rendered) =>
  page.root.querySelector(`#${field(page).getAttribute('aria-activedescendant') ?? 'none'}`)?.textContent

describe('a field that suggests', () => {
  it('is a combobox with a named list, closed at first', () => {
    const { page } = open()
    expect(field(page).getAttribute('role')).toBe('combobox')
    expect(field(page).getAttribute('aria-expanded')).toBe('false')
    expect(field(page).getAttribute('aria-controls')).toBe(page.get('[role=listbox]').id)
    expect(page.get('[role=listbox]').getAttribute('aria-label')).toBe('Places')
    expect(page.get('label').getAttribute('for')).toBe(field(page).id)
    expect(isOpen(page)).toBe(false)
  })

  it('opens while typing, and announces how many there are', () => {
    const { page } = open()
    type(page, 'q')
    expect(isOpen(page)).toBe(true)
    expect(field(page).getAttribute('aria-expanded')).toBe('true')
    expect(page.get('[role=status]').textContent).toBe('3 places')
    expect(active(page)).toBeUndefined()
  })

  it('stays closed while a saved address is filled in, and opens for the next letter that is typed', () => {
    const { page } = open()
    page.type('input', 'Queen Street 12')
    expect(isOpen(page)).toBe(false)
    expect(page.inputs()[0]?.value).toBe('Queen Street 12')
    type(page, 'Queen Street 1')
    expect(isOpen(page)).toBe(true)
    field(page).blur()
    page.type('input', 'Augusta Avenue 3')
    expect(isOpen(page)).toBe(false)
  })

  it('stays closed when the browser fills in the field that has the focus', () => {
    const { page } = open()
    field(page).focus()
    const filledIn = Object.defineProperty(new Event('input', { bubbles: true }), 'isTrusted', { value: true })
    field(page).setAttribute('value', 'Queen Street 12')
    flushSync(() => field(page).dispatchEvent(filledIn))
    expect(isOpen(page)).toBe(false)
  })

  it('moves through the list by arrow keys, wrapping around by way of the typed text', () => {
    const { page } = open()
    type(page, 'q')
    const gone = (key: string) => (press(page, key), active(page))
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(gone)).toEqual([
      ...all,
      undefined,
      all[0]
    ])
    expect(['ArrowUp', 'ArrowUp'].map(gone)).toEqual([undefined, all[2]])
    expect(page.all('[aria-selected=true]').map(one => one.textContent)).toEqual([all[2]])
  })

  it('takes the highlighted suggestion on Enter, or the typed text when none is', () => {
    const { page, onChoose, onSubmit } = open()
    type(page, 'q')
    press(page, 'Enter')
    expect([onSubmit.mock.calls.length, onChoose.mock.calls.length, isOpen(page)]).toEqual([1, 0, false])
    press(page, 'ArrowDown')
    press(page, 'ArrowDown')
    expect(press(page, 'Enter')).toBe(true)
    expect(onChoose.mock.calls).toEqual([[1]])
    expect(isOpen(page)).toBe(false)
  })

  it('takes the one that is pressed', () => {
    const { page, onChoose } = open()
    type(page, 'q')
    flushSync(() => page.all('[role=option]')[2]?.click())
    expect(onChoose.mock.calls).toEqual([[2]])
    expect(isOpen(page)).toBe(false)
  })

  it('closes on Escape and keeps the typed text; a second Escape is left to the page', () => {
    const { page } = open()
    type(page, 'q')
    press(page, 'ArrowDown')
    expect(press(page, 'Escape')).toBe(true)
    expect([isOpen(page), active(page), page.inputs()[0]?.value]).toEqual([false, undefined, 'q'])
    expect(press(page, 'Escape')).toBe(false)
  })

  it('lets all other keys be, and forgets the choice when more is typed', () => {
    const { page } = open()
    type(page, 'q')
    press(page, 'ArrowDown')
    expect(press(page, 'a')).toBe(false)
    type(page, 'qu')
    expect(active(page)).toBeUndefined()
  })

  it('shows no list without suggestions', () => {
    const { page } = open([])
    type(page, 'q')
    press(page, 'ArrowDown')
    expect(isOpen(page)).toBe(false)
    expect(page.get('[role=status]').textContent).toBe('')
  })
})
