import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { chooseIfMissing, recallIfMissing } from '../../../src/stores/cart/lines/missing-choice.ts'
import { plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())
afterEach(() => here.end())

let variant = ''
const choice = () => dataOf($cart.get())?.lines.find(line => line.variant === variant)?.ifMissing
const recall = () => recallIfMissing(dataOf($cart.get())!)

async function open(hash: string) {
  here = visit(server.url, { hash })
  await shopIsOpen()
  variant = plenty().id
  await addLine(variant)
}
beforeEach(() => open('#/queen-west'))

test('a choice is sent with the cart, and remembered for the next line', async () => {
  await recall()
  expect(choice()).toBeUndefined()
  await chooseIfMissing(variant, 'leave')
  expect([choice(), here.outside.missingChoice]).toEqual(['leave', 'leave'])
  await removeLine(variant)
  await addLine(variant)
  expect(choice()).toBeUndefined()
  await recall()
  expect(choice()).toBe('leave')
})

test('a remembered “ask me” needs no call, and changes no line that has a choice', async () => {
  await chooseIfMissing(variant, 'similar')
  here.outside.missingChoice = 'leave'
  await recall()
  expect(choice()).toBe('similar')
})

test('unreadable text is no choice', async () => {
  here.outside.missingChoice = 'never'
  await recall()
  expect(choice()).toBeUndefined()
})

test('a kiosk neither reads nor keeps it', async () => {
  here.end()
  await open('#/queen-west?in_store=1')
  here.outside.missingChoice = 'leave'
  await recall()
  expect(choice()).toBeUndefined()
  await chooseIfMissing(variant, 'similar')
  expect([choice(), here.outside.missingChoice]).toEqual(['similar', 'leave'])
})
