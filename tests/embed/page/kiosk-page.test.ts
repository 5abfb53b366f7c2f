import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kioskPage } from '../../../src/embed/host/kiosk-page.ts'
import { kioskTokens, strongTokens } from '../../../src/theme/kiosk-tokens.ts'

const page = `
  <header style="color: red;">Header</header>
  <div id="shell">
    <nav style="display: flex !important;">Menu</nav>
    <main><p>Text</p><div id="mount"></div><aside>More</aside></main>
    <div hidden>Hidden</div>
  </div>
  <footer>Footer</footer>`

let root: HTMLElement
let end: () => void
const onTouch = vi.fn<() => void>()

beforeEach(() => {
  document.body.innerHTML = page
  root = document.querySelector('#mount')!
  root.attachShadow({ mode: 'open' }).innerHTML = '<input id="name" autocomplete="name"><textarea></textarea><button>Go'
  onTouch.mockClear()
  end = () => {}
})

afterEach(() => {
  end()
  document.body.innerHTML = ''
  document.body.removeAttribute('style')
})

const takeOver = () => (end = kioskPage(root).takeOver(onTouch))
const displayOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.display
const inShop = (selector: string) => root.shadowRoot?.querySelector<HTMLElement>(selector)
const fire = (target: EventTarget, name: string, options: EventInit = {}) => {
  const event = new Event(name, { bubbles: true, cancelable: true, composed: true, ...options })
  target.dispatchEvent(event)
  return event
}

describe('a kiosk that takes over its page', () => {
  test('hides everything but itself and its ancestors', () => {
    takeOver()
    for (const hidden of ['header', 'footer', 'nav', 'p', 'aside']) expect(displayOf(hidden)).toBe('none')
    for (const shown of ['#shell', 'main', '#mount']) expect(displayOf(shown)).toBe('')
    expect(document.body.style.display).toBe('')
    expect(document.head.style.display).toBe('')
  })

  test('restores the page exactly', () => {
    const before = document.body.outerHTML
    takeOver()
    expect(document.body.outerHTML).not.toBe(before)
    end()
    root.removeAttribute('style')
    expect(document.body.outerHTML).toBe(before)
    expect(document.querySelector<HTMLElement>('nav')?.style.getPropertyPriority('display')).toBe('important')
  })

  test('has the sizes of a kiosk only as long as it is one', () => {
    const sizes = () => Object.keys(kioskTokens).map(name => root.style.getPropertyValue(name))
    takeOver()
    expect(sizes()).toEqual(Object.values(kioskTokens))
    end()
    expect(sizes().join('')).toBe('')
  })

  test('opens no menu of the browser’s own', () => {
    takeOver()
    expect(fire(inShop('button')!, 'contextmenu').defaultPrevented).toBe(true)
    expect(fire(document.body, 'contextmenu').defaultPrevented).toBe(true)
  })

  test.each(['#name', 'textarea'])('offers in %s nothing that earlier shoppers typed', selector => {
    takeOver()
    fire(inShop(selector)!, 'focusin')
    expect(inShop(selector)?.getAttribute('autocomplete')).toBe('off')
  })

  test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('hears of each %s', name => {
    takeOver()
    fire(inShop('button')!, name)
    fire(document.body, name)
    expect(onTouch).toHaveBeenCalledTimes(2)
  })

  test('leaves no listener behind', () => {
    takeOver()
    end()
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) fire(document.body, name)
    fire(inShop('#name')!, 'focusin')
    expect(onTouch).not.toHaveBeenCalled()
    expect(inShop('#name')?.getAttribute('autocomplete')).toBe('name')
    expect(fire(document.body, 'contextmenu').defaultPrevented).toBe(false)
  })
})

describe('the sight switches of a kiosk', () => {
  const strong = () => Object.keys(strongTokens).map(name => root.style.getPropertyValue(name))

  test('set and remove a larger size', () => {
    const { see } = kioskPage(root)
    see({ isLarge: true, isStrong: false })
    expect([root.style.getPropertyValue('zoom'), strong().join('')]).toEqual(['1.25', ''])
    see({ isLarge: false, isStrong: false })
    expect(root.style.getPropertyValue('zoom')).toBe('')
  })

  test('set and remove more contrast', () => {
    const { see } = kioskPage(root)
    see({ isLarge: false, isStrong: true })
    expect([root.style.getPropertyValue('zoom'), strong()]).toEqual(['', Object.values(strongTokens)])
    see({ isLarge: false, isStrong: false })
    expect(strong().join('')).toBe('')
  })
})
