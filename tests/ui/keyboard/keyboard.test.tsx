import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { Field } from '../../../src/ui/form/field.tsx'
import { Keyboard } from '../../../src/ui/keyboard/keyboard.tsx'
import type { KeyboardProps } from '../../../src/ui/keyboard/keys.tsx'
import { type Rendered, render } from '../../screens/support/render.tsx'

const labels = {
  keyboard: 'Keyboard',
  shift: 'Capitals',
  caps: 'Capitals locked',
  backspace: 'Backspace',
  enter: 'New line',
  letters: 'Letters',
  symbols: 'Symbols',
  accents: 'Accents',
  previous: 'Previous field',
  next: 'Next field',
  space: 'Space',
  done: 'Done'
}

type Extra = Partial<Parameters<typeof Field>[0]>

/** Keeps its value in React's state, as the app's fields do. */
function Kept({ id, first = '', ...rest }: Extra & { id: string; first?: string }) {
  const [value, setValue] = useState(first)
  return <Field {...rest} id={id} label={id} value={value} onValue={setValue} />
}

/** Timers that run when the test says so. */
function createClock() {
  const waiting = new Set<() => void>()
  const after = (_: number, run: () => void) => {
    waiting.add(run)
    return () => void waiting.delete(run)
  }
  const tick = () => {
    const due = Array.from(waiting)
    waiting.clear()
    for (const run of due) run()
  }
  return { after, tick, isIdle: () => waiting.size === 0 }
}

/** Opens a page with fields, and the keyboard for the first. */
async function open(
  fields: ReactNode,
  { layout = 'en', onDone = () => {} }: Partial<Pick<KeyboardProps, 'layout' | 'onDone'>> = {}
) {
  const clock = createClock()
  const page = render(fields)
  const keys = (
    <>
      {fields}
      <Keyboard root={page.root} labels={labels} layout={layout} after={clock.after} onDone={onDone} />
    </>
  )
  page.show(keys)
  const [first] = page.all('input,textarea')
  if (!first) throw new Error('There is no field')
  first.focus()
  await vi.waitFor(() => page.get('[popover]'))
  return { page, first: first as HTMLInputElement, clock }
}

const pointer = (key: HTMLElement, type: string) =>
  flushSync(() => key.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true })))

/** Presses keys by their names: text acts when the finger is down, the rest on the click. */
async function press(page: Rendered, ...names: string[]) {
  for (const name of names) {
    const key = await vi.waitFor(() => page.named(name))
    pointer(key, 'pointerdown')
    pointer(key, 'pointerup')
    flushSync(() => key.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 })))
  }
}

it('types into the field with the focus, and the app hears of every letter', async () => {
  const heard = vi.fn<(event: Event) => void>()
  const { page, first } = await open(<Kept id="name" autoCapitalize="none" />)
  page.root.host.addEventListener('input', heard)
  await press(page, 'a', 'd', 'a', 'Space', 'n')
  await vi.waitFor(() => expect(first.value).toBe('ada n'))
  expect(heard.mock.calls.map(([event]) => (event as InputEvent).data)).toEqual(['a', 'd', 'a', ' ', 'n'])
  expect(page.root.activeElement).toBe(first)
})

it('begins a name with a capital, and goes on in small letters', async () => {
  const { page, first } = await open(<Kept id="name" />)
  await press(page, 'A', 'd', 'a')
  await vi.waitFor(() => expect(first.value).toBe('Ada'))
})

it('begins each word with a capital where the field asks for it', async () => {
  const { page, first } = await open(<Kept id="street" autoCapitalize="words" />)
  await press(page, 'Q', 'u', 'Space', 'W', 'e')
  await vi.waitFor(() => expect(first.value).toBe('Qu We'))
})

it('writes one capital after shift, and capitals until the next after two', async () => {
  const { page, first } = await open(<Kept id="code" autoCapitalize="none" />)
  await press(page, 'Capitals', 'A', 'b', 'Capitals', 'Capitals')
  await vi.waitFor(() => expect(page.named('Capitals locked').getAttribute('aria-pressed')).toBe('true'))
  await press(page, 'C', 'D', 'Capitals locked', 'e')
  await vi.waitFor(() => expect(first.value).toBe('AbCDe'))
})

it('types and deletes at the caret, and replaces the selection', async () => {
  const { page, first } = await open(<Kept id="name" first="Maya" />)
  first.setSelectionRange(2, 2)
  await press(page, 'x', 'Backspace', 'Backspace')
  expect(first.value).toBe('Mya')
  first.setSelectionRange(0, 2)
  await press(page, 'b')
  expect(first.value).toBe('ba')
})

it('types no more than the field may hold', async () => {
  const { page, first } = await open(<Kept id="code" maxLength={2} autoCapitalize="none" />)
  await press(page, 'a', 'b', 'c')
  expect(first.value).toBe('ab')
})

it('has a line for email addresses, whose fields know no caret', async () => {
  const { page, first } = await open(<Kept id="email" type="email" inputMode="email" />)
  await press(page, 'a', '@', 'b', '.com', 'Backspace')
  expect(first.value).toBe('a@b.co')
  expect(page.all('[popover] button').map(key => key.textContent)).toContain('.ca')
})

it.each([
  ['a phone number', 'tel', '+14'],
  ['a date', 'numeric', '1-4'],
  ['an amount', 'decimal', '2,5']
] as const)('has a number pad with the extra characters that %s needs', async (_, inputMode, text) => {
  const { page, first } = await open(<Kept id="number" inputMode={inputMode} />, { layout: 'fr' })
  await press(page, ...text)
  expect(first.value).toBe(text)
  expect(page.all('[popover] button').map(key => key.textContent)).not.toContain('q')
})

it('has French letters, an é among them where French is spoken, and symbols on pages of their own', async () => {
  const { page, first } = await open(<Kept id="name" autoCapitalize="none" />, { layout: 'fr' })
  await press(page, 'é', 'Accents', 'ç', 'œ', 'Capitals', 'Î', 'Symbols', '#', 'Letters', 'q')
  expect(first.value).toBe('éçœÎ#q')
})

it('deletes on while backspace is held, until it is let go', async () => {
  const { page, first, clock } = await open(<Kept id="name" first="Maya" />)
  pointer(page.named('Backspace'), 'pointerdown')
  clock.tick()
  clock.tick()
  expect(first.value).toBe('M')
  pointer(page.named('Backspace'), 'pointerup')
  expect(clock.isIdle()).toBe(true)
})

it('writes a new line in a textarea', async () => {
  const { page, first } = await open(<Kept id="note" multiline autoCapitalize="none" />)
  await press(page, 'a', 'New line', 'b')
  expect(first.value).toBe('a\nb')
})

it('goes to the fields before and after, past what isn’t typed into', async () => {
  const { page, first } = await open(
    <>
      <Kept id="name" />
      <input type="checkbox" aria-label="News" />
      <input readOnly aria-label="Fixed" value="1" />
      <div hidden>
        <Kept id="hidden" />
      </div>
      <Kept id="phone" type="tel" />
    </>
  )
  expect(page.named('Previous field').getAttribute('aria-disabled')).toBe('true')
  await press(page, 'Next field')
  await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('phone'))
  await vi.waitFor(() => expect(page.named('Next field').getAttribute('aria-disabled')).toBe('true'))
  await press(page, 'Previous field')
  await vi.waitFor(() => expect(page.root.activeElement).toBe(first))
})

it('never takes the focus, neither by a press nor by Tab', async () => {
  const { page } = await open(<Kept id="name" />)
  const down = new Event('pointerdown', { bubbles: true, cancelable: true })
  page.named('Space').dispatchEvent(down)
  expect(down.defaultPrevented).toBe(true)
  expect(page.all('[popover] button').every(key => key.tabIndex === -1)).toBe(true)
})

it('closes when Done is pressed, and calls onDone', async () => {
  const onDone = vi.fn<() => void>()
  const { page } = await open(<Kept id="name" />, { onDone })
  await press(page, 'Done')
  await vi.waitFor(() => expect(page.all('[popover]')).toHaveLength(0))
  expect(onDone).toHaveBeenCalledOnce()
})

it('sets the page’s visible height while it is open', async () => {
  const { page, first } = await open(<Kept id="name" />)
  const { style } = page.root.host as HTMLElement
  expect(style.getPropertyValue('--sf-view-height')).toMatch(/px\)$/)
  first.blur()
  await vi.waitFor(() => expect(style.getPropertyValue('--sf-view-height')).toBe(''))
})

it('is rendered inside its field’s dialog, since nothing outside the dialog can be pressed', async () => {
  const { page } = await open(
    <dialog open>
      <Kept id="name" />
    </dialog>
  )
  expect(page.get('dialog').contains(page.get('[popover]'))).toBe(true)
})
