import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AddStepper } from '../../src/ui/form/add-stepper.tsx'
import { Stepper } from '../../src/ui/form/stepper.tsx'
import { render } from '../screens/support/render.tsx'

const labels = { more: 'One more', fewer: 'One fewer', remove: 'Remove', count: '2 in your cart' }

function Counted({ most }: { most: number }) {
  const [quantity, setQuantity] = useState(0)
  return (
    <AddStepper
      kind="soft"
      add="Add"
      addLabel="Add Night Ferry"
      quantity={quantity}
      onQuantity={setQuantity}
      stepper={<Stepper quantity={quantity} most={most} labels={labels} onQuantity={setQuantity} />}
    />
  )
}

it('turns from a button into a stepper in its place and takes the focus along, and back', async () => {
  const page = render(<Counted most={3} />)
  page.named('Add Night Ferry').click()
  await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('One more')))
  page.named('Remove').click()
  await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('Add Night Ferry')))
})

it('counts up to the stock and no further', async () => {
  const page = render(<Counted most={2} />)
  page.named('Add Night Ferry').click()
  await vi.waitFor(() => page.named('One more'))
  page.named('One more').click()
  await vi.waitFor(() => expect(page.named('One more').getAttribute('aria-disabled')).toBe('true'))
  page.named('One more').click()
  await vi.waitFor(() => expect(page.get('[role=group] span').textContent).toBe('2'))
})

it('offers to remove the last one, and to take one fewer before', () => {
  const page = render(<Stepper quantity={2} most={9} labels={labels} onQuantity={() => {}} />)
  expect(page.named('One fewer')).toBeTruthy()
  page.show(<Stepper quantity={1} most={9} labels={labels} onQuantity={() => {}} />)
  expect(page.named('Remove')).toBeTruthy()
})

it('keeps the last one in a line that has its own way out', () => {
  const onQuantity = vi.fn<(quantity: number) => void>()
  const page = render(<Stepper keepsOne quantity={1} most={9} labels={labels} onQuantity={onQuantity} />)
  page.named('One fewer').click()
  expect(onQuantity).not.toHaveBeenCalled()
})

it('takes no second press while the first is on its way', () => {
  const onQuantity = vi.fn<(quantity: number) => void>()
  const page = render(
    <AddStepper kind="primary" add="Add" busy quantity={0} onQuantity={onQuantity} stepper={undefined} />
  )
  page.named('Add').click()
  expect(onQuantity).not.toHaveBeenCalled()
  expect(page.named('Add').getAttribute('aria-busy')).toBe('true')
})

describe('while the code of the stepper is missing', () => {
  const show = (hasCode: boolean) => (
    <AddStepper
      kind="soft"
      add="Add"
      addLabel="Add Night Ferry"
      quantity={1}
      onQuantity={() => {}}
      stepper={hasCode && <Stepper quantity={1} most={9} labels={labels} onQuantity={() => {}} />}
    />
  )

  it('the button stays, and is busy', () => {
    const page = render(show(false))
    expect(page.named('Add Night Ferry').getAttribute('aria-busy')).toBe('true')
    page.show(show(true))
    expect(page.named('One more')).toBeTruthy()
  })

  it('focus follows to the stepper only from its own button', async () => {
    const [pressed, code] = [atom(0), atom(false)]
    function Late() {
      const quantity = useStore(pressed)
      const hasCode = useStore(code)
      return (
        <>
          <button type="button">Elsewhere</button>
          <AddStepper
            kind="soft"
            add="Add"
            addLabel="Add Night Ferry"
            quantity={quantity}
            onQuantity={next => pressed.set(next)}
            stepper={
              hasCode && <Stepper quantity={quantity} most={9} labels={labels} onQuantity={next => pressed.set(next)} />
            }
          />
        </>
      )
    }
    const page = render(<Late />)
    page.named('Add Night Ferry').focus()
    page.named('Add Night Ferry').click()
    await vi.waitFor(() => expect(page.named('Add Night Ferry').getAttribute('aria-busy')).toBe('true'))
    code.set(true)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('One more')))
    pressed.set(0)
    code.set(false)
    await vi.waitFor(() => page.named('Add Night Ferry'))
    page.named('Add Night Ferry').click()
    const elsewhere = page.all('button').find(button => button.textContent === 'Elsewhere') as HTMLElement
    elsewhere.focus()
    code.set(true)
    await vi.waitFor(() => page.named('One more'))
    expect(page.root.activeElement).toBe(elsewhere)
  })
})
