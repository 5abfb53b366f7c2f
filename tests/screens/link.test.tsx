import { useStore } from '@nanostores/react'
import { describe, expect, it, vi } from 'vitest'
import { $place, navigate } from '../../src/routing/location.ts'
import { Link } from '../../src/routing/router.tsx'
import { render } from './support/render.tsx'
import { inQueenWest } from './support/shop.ts'

/** Clicks a link; returns true if that is left to the browser. */
const click = (link: HTMLElement, init: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }))

describe('a link', () => {
  inQueenWest()

  it('goes to its screen by a plain click', () => {
    const link = render(<Link to="/queen-west/cart">Cart</Link>).named('Cart')
    expect(link.getAttribute('href')).toBe('#/queen-west/cart')
    expect(click(link)).toBe(false)
    expect($place.get().path).toBe('/queen-west/cart')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser, which opens it elsewhere',
    init => {
      const onClick = vi.fn<() => void>()
      const link = render(
        <Link to="/queen-west/cart" onClick={onClick}>
          Cart
        </Link>
      ).named('Cart')
      const { path } = $place.get()
      expect(click(link, init)).toBe(true)
      expect($place.get().path).toBe(path)
      expect(onClick).not.toHaveBeenCalled()
    }
  )

  it('stays if its own handler prevents it', () => {
    const { path } = $place.get()
    const link = render(
      <Link to="/queen-west/cart" onClick={event => event.preventDefault()}>
        Cart
      </Link>
    ).named('Cart')
    click(link)
    expect($place.get().path).toBe(path)
  })

  it('keeps the flags of the address, also those that come later (SPEC C3)', async () => {
    const link = render(<Link to="/queen-west/cart">Cart</Link>).named('Cart')
    navigate('/queen-west?noh=1')
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe('#/queen-west/cart?noh=1'))
  })

  it('is not rendered again when the shopper goes to another screen', async () => {
    const split = vi.fn<() => string[]>(() => ['/queen-west/cart'])
    // Stands for a path: how often it is read tells how often the link is rendered.
    const to = { split } as unknown as string
    const Path = () => <p>{useStore($place).path}</p>
    const page = render(
      <>
        <Link to={to}>Cart</Link>
        <Path />
      </>
    )
    expect(page.named('Cart').getAttribute('href')).toBe('#/queen-west/cart')
    const before = split.mock.calls.length
    navigate('/queen-west/products/one')
    await vi.waitFor(() => expect(page.get('p').textContent).toBe('/queen-west/products/one'))
    expect(split).toHaveBeenCalledTimes(before)
  })
})
