import { showExcess, $cartFull } from '../../src/stores/cart/cart-full.ts'
import { reset } from '../../src/client/reset.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { $parts } from '../../src/app/loading/parts.ts'
import * as dialogs from '../../src/app/chunks/dialogs.tsx'
import { ErrorBoundary } from '../../src/app/error-boundary.tsx'
import { AppError } from '../../src/app/fallbacks.tsx'
import { Popups } from '../../src/app/popups.tsx'
import { ShellToasts } from '../../src/app/shell-toasts.tsx'
import { startCartReactions } from '../../src/app/reactions/cart-reactions.ts'
import { $locale } from '../../src/i18n/locale.ts'
import { platform } from '../../src/platform/platform.ts'
import { navigate } from '../../src/routing/location.ts'
import { $cart } from '../../src/stores/cart/cart.ts'
import { $popup, openPopup } from '../../src/stores/core/popup.ts'
import { setSpinner } from '../../src/stores/core/spinner.ts'
import { $toasts, showSentence, showToast } from '../../src/client/toasts.ts'
import { confirmAge } from '../../src/stores/session/age-question.ts'
import { cart } from './support/samples.ts'
import { render } from './support/render.tsx'
import { inQueenWest } from './support/shop.ts'

beforeAll(() => $parts.set({ dialogs: { state: 'ready', value: dialogs } }))

const titles = (page: ReturnType<typeof render>) => page.all('dialog h2').map(title => title.textContent)

describe('the app shell has a set-password modal, a full-screen spinner and a cart-full notice (SPEC A2)', () => {
  inQueenWest()
  beforeEach(confirmAge)

  it('draws the dialog that the popup slice names, and none when it names none', async () => {
    const page = render(<Popups />)
    expect(titles(page)).toEqual([])
    openPopup({ key: 'set-password', data: { signup_token: 's' } })
    await vi.waitFor(() => expect(titles(page)).toEqual(['Choose your password']))
  })

  it('draws one dialog at a time; the other follows when the first is closed', async () => {
    openPopup({ key: 'set-password', data: { signup_token: 's' } })
    openPopup({ key: 'cart-full', data: { limit: 30, exceedValue: 26 } })
    const page = render(<Popups />)
    expect(titles(page)).toEqual(['Choose your password'])
    page.named('Close').click()
    await vi.waitFor(() => expect(titles(page)).toEqual(['Your cart is full']))
    page.named('Close').click()
    await vi.waitFor(() => expect(titles(page)).toEqual([]))
  })

  it('shows the full-screen spinner while the spinner flag is on', async () => {
    const page = render(<Popups />)
    expect(page.all('dialog')).toHaveLength(0)
    setSpinner(true)
    await vi.waitFor(() => expect(page.get('dialog').getAttribute('aria-busy')).toBe('true'))
    expect(page.get('dialog').getAttribute('aria-label')).toBe('One moment…')
    setSpinner(false)
    await vi.waitFor(() => expect(page.all('dialog')).toHaveLength(0))
  })
})

describe('the cart-full notice shows the limit and by how much it is exceeded (cartFull: active, limit, exceedValue) (SPEC C10)', () => {
  inQueenWest()
  let end = () => {}
  beforeEach(() => {
    confirmAge()
    $cart.set({ state: 'ready', value: cart })
    end = startCartReactions()
    return () => end()
  })
  const refuse = () => showExcess({ active: true, limit: 30, exceedValue: 3.1 })

  it('in grams, with the ways on', async () => {
    const page = render(<Popups />)
    refuse()
    await vi.waitFor(() => expect(titles(page)).toEqual(['Your cart is full']))
    expect(page.text()).toContain('3.1 g over the limit of 30 g of dried cannabis (or equivalent) per order.')
    expect(page.named('View cart').getAttribute('href')).toBe('#/queen-west/cart')
  })

  it.each(['Close', 'View cart'])('returns to the current cart by %s', async name => {
    const page = render(<Popups />)
    refuse()
    await vi.waitFor(() => page.named(name).click())
    await vi.waitFor(() => expect(page.all('dialog')).toHaveLength(0))
    expect($popup.get()).toBeUndefined()
    expect($cartFull.get()).toEqual(cart.cartFull)
    refuse()
    await vi.waitFor(() => expect(titles(page)).toEqual(['Your cart is full']))
  })

  it('waits behind the age gate', async () => {
    reset('visitor')
    const page = render(<Popups />)
    refuse()
    expect(page.all('dialog')).toHaveLength(0)
    confirmAge()
    await vi.waitFor(() => expect(titles(page)).toEqual(['Your cart is full']))
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    const page = render(<Popups />)
    refuse()
    await vi.waitFor(() => expect(titles(page)).toEqual(['Votre panier est plein']))
    expect(page.text().replace(/\u00a0/g, ' ')).toContain('de 3,1 g')
  })
})

describe('toasts: at most 3 at a time, each with a close button (SPEC A2)', () => {
  inQueenWest()

  it('each has one, that takes it away alone', async () => {
    const page = render(<ShellToasts />)
    for (const text of ['a', 'b', 'c', 'd']) showSentence({ text })
    await vi.waitFor(() => expect(page.all('[role=status] p').map(text => text.textContent)).toEqual(['b', 'c', 'd']))
    page.all('button')[1]?.click()
    await vi.waitFor(() => expect(page.all('[role=status] p').map(text => text.textContent)).toEqual(['b', 'd']))
    expect(page.all('button').map(button => button.getAttribute('aria-label'))).toEqual(['Close', 'Close'])
  })

  it('wait until they are drawn, and then have their time', async () => {
    const after = vi.spyOn(platform().clock, 'after')
    showSentence({ text: 'a' })
    expect(after).not.toHaveBeenCalled()
    const page = render(<ShellToasts />)
    await vi.waitFor(() => expect(after).toHaveBeenCalledWith(3000, expect.any(Function)))
    expect(page.get('p').textContent).toBe('a')
    after.mock.calls[0]?.[1]()
    await vi.waitFor(() => expect(page.all('p')).toEqual([]))
  })

  it('follow the language while they are on show', async () => {
    const page = render(<ShellToasts />)
    showToast('problem.unauthorized', 'bad')
    await vi.waitFor(() => expect(page.get('p').textContent).toBe('Session expired, Please relogin.'))
    $locale.set('fr-CA')
    await vi.waitFor(() => expect(page.get('p').textContent).toBe('Votre session a expiré, veuillez vous reconnecter.'))
  })

  it('give the focus back to the screen when the one that had it goes', async () => {
    const page = render(
      <>
        <div data-screen="" tabIndex={-1} />
        <ShellToasts />
      </>
    )
    showSentence({ text: 'a' })
    await vi.waitFor(() => page.get('button'))
    page.get('button').focus()
    page.get('button').click()
    expect(page.root.activeElement).toBe(page.get('[data-screen]'))
    expect($toasts.get()).toEqual([])
  })
})

describe('a screen that breaks', () => {
  inQueenWest()
  let isBroken = true
  const onError = vi.fn<(error: unknown) => void>()
  function Screen() {
    if (isBroken) throw new Error('a bug')
    return <p>The shop</p>
  }
  const shell = (
    <ErrorBoundary fallback={again => <AppError onAgain={again} />} onError={onError}>
      <Screen />
    </ErrorBoundary>
  )
  beforeEach(() => {
    isBroken = true
    onError.mockClear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  it('shows an error with a way on, and reports it to the developer (SPEC C16: no dead ends)', async () => {
    const page = render(shell)
    expect(page.get('[role=alert]').textContent).toContain('Your cart is saved.')
    expect(onError).toHaveBeenCalledTimes(1)
    isBroken = false
    page.named('Reload the shop').click()
    await vi.waitFor(() => expect(page.text()).toBe('The shop'))
  })

  it('gives way to the next screen that the shopper goes to', async () => {
    const page = render(shell)
    isBroken = false
    page.show(shell)
    expect(page.all('[role=alert]')).toHaveLength(1)
    navigate('/kensington')
    await vi.waitFor(() => expect(page.text()).toBe('The shop'))
  })

  it('shows the error again when the next one breaks too', async () => {
    const page = render(shell)
    navigate('/queen-west/checkout')
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
    expect(page.all('[role=alert]')).toHaveLength(1)
  })
})
