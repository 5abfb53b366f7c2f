import { expect, it, vi } from 'vitest'
import { useTextFocus } from '../../../src/ui/keyboard/use-text-focus.ts'
import { render } from '../../screens/support/render.tsx'

function Told({ root }: { root: ShadowRoot }) {
  return <output>{useTextFocus(root)?.name ?? 'none'}</output>
}

const form = (hasName = true) => (
  <>
    {hasName && <input name="name" aria-label="Name" />}
    <textarea name="note" aria-label="Note" />
    <input name="news" type="checkbox" aria-label="News" />
    <input name="fixed" readOnly aria-label="Fixed" />
    <input name="pin" inputMode="none" aria-label="PIN" />
    <button type="button">Send</button>
  </>
)

function open() {
  const page = render(form())
  const show = (hasName: boolean) =>
    page.show(
      <>
        {form(hasName)}
        <Told root={page.root} />
      </>
    )
  show(true)
  const tells = (name: string) => vi.waitFor(() => expect(page.get('output').textContent).toBe(name))
  const focus = (name: string) => page.get(`[name=${name}]`).focus()
  return { page, show, tells, focus }
}

it('returns the focused text field, and ignores other elements', async () => {
  const { tells, focus } = open()
  await tells('none')
  focus('name')
  await tells('name')
  focus('note')
  await tells('note')
  for (const other of ['news', 'fixed', 'pin']) {
    focus(other)
    await tells('none')
    focus('name')
    await tells('name')
  }
})

it('holds on to the field while a finger is down, so that the press does not miss', async () => {
  const { page, tells, focus } = open()
  focus('name')
  await tells('name')
  const send = page.named('Send')
  send.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  send.focus()
  await Promise.resolve()
  expect(page.get('output').textContent).toBe('name')
  send.click()
  await tells('none')
})

it('notices that the field is gone', async () => {
  const { show, tells, focus } = open()
  focus('name')
  await tells('name')
  show(false)
  await tells('none')
})
