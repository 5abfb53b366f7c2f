import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Held, holdTaps } from '../../../src/embed/first-screen/hold-taps.ts'
import { createTurns, type Turns } from '../../../src/embed/first-screen/turns.ts'

/** How far below the top of the view each card is, in px; the view is 768 px high. */
const tops = [1000, 900, 100, 2000]

let container: HTMLElement
let held: Held
let turns: Turns
/** The cards whose turn has begun, by their position. */
let begun: number[]

const card = (at: number) => container.querySelectorAll<HTMLElement>('[role=listitem]')[at]!
const button = (at: number) => card(at).querySelector('button')!
const named = ({ taps }: ReturnType<Held['take']>) => taps.map(({ textContent }) => textContent)

/** Takes a turn for each card, as the app does while it draws; returns the positions of those that wait. */
async function takeAll(): Promise<void> {
  turns = createTurns({ container, taps: held })
  for (const at of tops.keys()) {
    const turn = turns.take()
    if (turn) void turn.then(() => begun.push(at))
    else begun.push(at)
  }
  await settle()
}

const settle = () => new Promise(done => setTimeout(done))

async function begin(): Promise<number[]> {
  begun = []
  turns.begin()
  await settle()
  return begun.toSorted()
}

beforeEach(() => {
  document.body.innerHTML = `<div><button>menu</button>${tops
    .map((_, at) => `<div role="listitem"><button>add ${at}</button><select><option>1 g<option>7 g</select></div>`)
    .join('')}</div>`
  container = document.body.firstElementChild as HTMLElement
  for (const [at, top] of tops.entries()) card(at).getBoundingClientRect = () => new DOMRect(0, top, 160, 300)
  held = holdTaps(container)
  begun = []
})

afterEach(() => document.body.replaceChildren())

test('cards become the app’s own two at a time, those in view and nearest to it first', async () => {
  await takeAll()
  expect(begun).toEqual([])
  expect(await begin()).toEqual([1, 2])
  expect(turns.isOver()).toBe(false)
  expect(await begin()).toEqual([0, 3])
  expect(turns.isOver()).toBe(true)
})

test('a card that was touched before does not wait, whether a button was pressed or a size chosen', async () => {
  button(3).click()
  const select = card(0).querySelector('select')!
  select.dispatchEvent(new Event('input', { bubbles: true }))
  await takeAll()
  expect(begun).toEqual([0, 3])
  held.holdOnly(turns.isWaiting)
  const { taps, fields } = held.take()
  expect([taps, [...fields]]).toEqual([[button(3)], [select]])
})

test('a press in a card that still waits is held back, brings that card forward, and is given out once', async () => {
  await takeAll()
  held.holdOnly(turns.isWaiting)
  button(3).click()
  expect(named(held.take())).toEqual([])
  expect(await begin()).toEqual([3])
  expect(named(held.take())).toEqual(['add 3'])
  expect(named(held.take())).toEqual([])
})

test('a press elsewhere is left to the app once it is drawn', async () => {
  await takeAll()
  held.holdOnly(turns.isWaiting)
  const menu = container.querySelector('button')!
  menu.click()
  await begin()
  button(2).click()
  expect(container.querySelectorAll('[aria-busy]')).toHaveLength(0)
  expect(named(held.take())).toEqual([])
})
