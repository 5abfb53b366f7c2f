import { afterEach, beforeEach, expect, test } from 'vitest'
import { followPosition } from '../../../src/app/scroll-position/follow-position.ts'
import { distanceTo, readPosition } from '../../../src/app/scroll-position/position.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import { followAddress, navigate } from '../../../src/routing/location.ts'
import { type TestPlatform, testPlatform } from '../../stores/support/test-env.ts'

const ROW = 300

let outside: TestPlatform
let screen: HTMLElement
let ends: (() => void)[]

/** Sets where an element is on the page, in px. */
function put(element: Element, top: number, height: number): void {
  const at = () => top - outside.scroll.get()
  element.getBoundingClientRect = () => ({ top: at(), height, bottom: at() + height }) as DOMRect
}

/** Draws a category of ten products from a position on; those named, and room for the others. */
function draw(category: string, top: number, drawn: readonly number[]): void {
  const section = document.createElement('section')
  section.dataset['category'] = category
  section.innerHTML = `<div role="list">${drawn
    .map(
      nth =>
        `<div role="listitem" aria-posinset="${nth}" aria-setsize="10"><a href="#/queen-west/products/${category}-${nth}?noh=1">${nth}</a></div>`
    )
    .join('')}</div>`
  screen.append(section)
  const [list, ...links] = section.querySelectorAll('[role=list],a')
  if (list) put(list, top, 10 * ROW)
  drawn.forEach((nth, at) => put(links[at] as Element, top + (nth - 1) * ROW, 20))
}

function begin(hash: string): void {
  outside.address.push(hash)
  ends = [followAddress()]
  screen = document.createElement('main')
  document.body.append(screen)
  put(screen, 0, 20_000)
  ends.push(followPosition(screen, { current() {} }))
}

beforeEach(() => {
  outside = testPlatform()
  setPlatform(outside)
})
afterEach(() => {
  for (const end of ends) end()
  screen.remove()
  setPlatform(undefined)
})

test('a place is the topmost product that no bar covers, and its distance from the top', () => {
  begin('#/queen-west')
  draw('flower', 500, [5, 6, 7])
  outside.scroll.set(1650)
  const product = { link: '#/queen-west/products/flower-6', category: 'flower', nth: 6, of: 10 }
  expect(readPosition(screen)).toEqual({ y: 350, product })
})

test('it is where the product is now, or where it will be drawn', () => {
  begin('#/queen-west')
  const product = { link: '#/queen-west/products/flower-6', category: 'flower', nth: 6, of: 10 }
  expect(distanceTo(screen, { y: 350, product })).toEqual({ by: 0, isDrawn: false })
  draw('flower', 800, [])
  expect(distanceTo(screen, { y: 350, product })).toEqual({ by: 1950, isDrawn: false })
  screen.replaceChildren()
  draw('rolls', 0, [6])
  draw('flower', 800, [6])
  expect(distanceTo(screen, { y: 350, product })).toEqual({ by: 1950, isDrawn: true })
})

test('a place says nothing of the shopper, and not which order was looked at', () => {
  begin('#/queen-west/orders/secret-id')
  outside.leave()
  expect(outside.scrollPositions?.get()).toContain('"y":0')
  expect(outside.scrollPositions?.get()).not.toContain('secret')
})

test('a sign-out takes all positions away', () => {
  begin('#/queen-west')
  draw('flower', 500, [2])
  outside.leave()
  expect(outside.scrollPositions?.get()).toContain('flower-2')
  ends.pop()?.()
  navigate('/queen-west', { signedOut: true })
  expect(outside.scrollPositions?.get()).toBeUndefined()
})

test('a kiosk keeps no place (SPEC C15)', () => {
  begin('#/queen-west?in_store=1')
  outside.leave()
  expect(outside.scrollPositions?.get()).toBeUndefined()
})

test.each(['', '{', '[1]', '[{"entry":1}]'])('positions that can’t be read (%s) are none', text => {
  outside.scrollPositions?.set(text)
  begin('#/queen-west')
  outside.leave()
  expect(JSON.parse(outside.scrollPositions?.get() ?? '')).toHaveLength(1)
})
