import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $isWaiting } from '../../../src/stores/cart/lines/optimistic-quantities.ts'
import { $displayCart } from '../../../src/stores/cart/offline-cart.ts'
import { $lineNotes, keepNote, charactersLeft, setNote, typeNote } from '../../../src/stores/cart/lines/line-notes.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $pending } from '../../../src/stores/location/pending-lines.ts'
import { putBack, takeOut } from '../../../src/stores/cart/lines/removed-line.ts'
import { reset } from '../../../src/client/reset.ts'
import { plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())

const lineOf = (variant: string) => dataOf($cart.get())?.lines.find(line => line.variant === variant)
const noteIs = (variant: string, note: string | null) => until($cart, () => lineOf(variant)?.note === note)

describe('the note of a line', () => {
  let variant = ''
  beforeEach(async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await shopIsOpen()
    variant = plenty().id
    await addLine(variant)
  })
  afterEach(() => here.end())

  test('is typed, kept, changed and emptied', async () => {
    typeNote(variant, ' freshest \t pack')
    expect($lineNotes.get()[variant]).toEqual({ text: ' freshest \t pack', isOpen: true })
    keepNote(variant)
    await noteIs(variant, 'freshest pack')
    await until($lineNotes, notes => notes[variant] === undefined)
    typeNote(variant, '')
    keepNote(variant)
    await noteIs(variant, null)
  })

  test('that is too long stays as it was typed, and nothing is sent', async () => {
    const { version } = dataOf($cart.get()) ?? {}
    typeNote(variant, 'x'.repeat(201))
    keepNote(variant)
    expect([$lineNotes.get()[variant]?.isOpen, charactersLeft('x'.repeat(201))]).toEqual([true, -1])
    await addLine(variant)
    expect(dataOf($cart.get())?.version).toBe((version ?? 0) + 1)
    expect($lineNotes.get()[variant]?.text).toHaveLength(201)
  })

  test('stays when the quantity is changed at the same time', async () => {
    await Promise.all([addLine(variant), setNote(variant, 'in a bag'), addLine(variant)])
    expect(lineOf(variant)).toMatchObject({ note: 'in a bag', quantity: 3 })
  })

  test('comes back with a line that was taken out', async () => {
    await setNote(variant, 'the blue one')
    const line = lineOf(variant)
    if (!line) throw new Error('There is no line.')
    await takeOut(line)
    expect(lineOf(variant)).toBeUndefined()
    await putBack()
    expect(lineOf(variant)).toMatchObject({ note: 'the blue one', quantity: 1 })
  })

  test('is kept while the API is down, with the cart, and sent once it answers (SPEC C16)', async () => {
    here.outside.setOnline(false)
    await setNote(variant, 'when you are back')
    expect($isWaiting.get()).toBe(true)
    expect($lineNotes.get()[variant]).toEqual({ text: 'when you are back', isOpen: false })
    const other = plenty([variant]).id
    await addLine(other)
    await setNote(other, 'this too')
    expect(dataOf($displayCart.get())?.lines.map(line => line.variant)).toContain(other)
    here.outside.setOnline(true)
    here.outside.comeBack()
    await noteIs(variant, 'when you are back')
    await noteIs(other, 'this too')
    expect([$pending.get(), $lineNotes.get()]).toEqual([{}, {}])
  })

  test('is dropped if its line is removed before it can be saved', async () => {
    here.outside.setOnline(false)
    await setNote(variant, 'too late')
    await removeLine(variant)
    here.outside.setOnline(true)
    here.outside.comeBack()
    await until($lineNotes, notes => Object.keys(notes).length === 0)
    expect(lineOf(variant)).toBeUndefined()
  })

  test('is cleared with the shopper’s other input', () => {
    typeNote(variant, 'mine')
    reset('shopper')
    expect($lineNotes.get()).toEqual({})
  })
})
