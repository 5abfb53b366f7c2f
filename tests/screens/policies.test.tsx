import { beforeEach, describe, expect, it } from 'vitest'
import { ShellToasts } from '../../src/app/shell-toasts.tsx'
import { $locale } from '../../src/i18n/locale.ts'
import { navigate } from '../../src/routing/location.ts'
import { CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { SignUpForm } from '../../src/screens/sign-in/sign-up-form.tsx'
import { $cart } from '../../src/stores/cart/cart.ts'
import { $slots } from '../../src/stores/checkout/slots.ts'
import { $business } from '../../src/stores/location/business.ts'
import { confirmAge } from '../../src/stores/session/age-question.ts'
import { render } from './support/render.tsx'
import { cart } from './support/samples.ts'
import { inQueenWest } from './support/shop.ts'

const privacy = 'https://www.shop.example.com/privacy/'
const terms = 'http://shop.example.com/terms?lang=en'

const setPolicies = (policies: unknown) => {
  const load = $business.get()
  if (load.state !== 'ready') throw new Error('There is no business.')
  $business.set({ ...load, value: { ...load.value, detail: { ...load.value.detail, policies } } })
}

const screens: [name: string, draw: () => ReturnType<typeof render>][] = [
  ['the sign-up', () => render(<SignUpForm />)],
  [
    'the checkout',
    () => {
      $cart.set({ state: 'ready', value: cart })
      $slots.set({ state: 'ready', value: [] })
      return render(<CheckoutScreen />)
    }
  ],
  ['the foot of the shop', () => render(<ShellToasts />)]
]

describe('the retailer’s privacy policy and terms', () => {
  inQueenWest()
  beforeEach(confirmAge)

  it.each(screens)('are linked from %s, in a new tab', (_, draw) => {
    setPolicies({ privacy, terms })
    const page = draw()
    for (const [name, url] of [
      ['Privacy policy', privacy],
      ['Terms', terms]
    ] as const) {
      const link = page.named(name)
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        url,
        '_blank',
        'noopener'
      ])
    }
  })

  it('are named in French', () => {
    $locale.set('fr-CA')
    setPolicies({ privacy, terms })
    const page = render(<SignUpForm />)
    expect(page.named('Politique de confidentialité')).toBeTruthy()
    expect(page.named('Conditions d’utilisation')).toBeTruthy()
    $locale.set('en-CA')
  })

  it.each([
    ['none are sent', undefined],
    ['null is sent', null],
    ['something else is sent', 'https://www.shop.example.com/'],
    ['they are scripts', { privacy: 'javascript:alert(1)', terms: 'data:text/html,x' }],
    ['they are no whole addresses', { privacy: '/privacy', terms: 'www.shop.example.com' }],
    ['they are numbers', { privacy: 1, terms: null }]
  ])('are not linked if %s', (_, policies) => {
    setPolicies(policies)
    for (const [, draw] of screens) expect(() => draw().named(/^(Privacy|Terms)/)).toThrow('Nothing is named')
  })

  it('a bad one costs no more than itself', () => {
    setPolicies({ privacy: 'javascript:alert(1)', terms })
    const page = render(<SignUpForm />)
    expect(() => page.named('Privacy policy')).toThrow('Nothing is named')
    expect(page.named('Terms').getAttribute('href')).toBe(terms)
  })

  it('are not linked at a kiosk (SPEC C15)', () => {
    navigate('/queen-west?in_store=1')
    setPolicies({ privacy, terms })
    for (const [, draw] of screens) expect(() => draw().named('Privacy policy')).toThrow('Nothing is named')
    navigate('/queen-west?in_store=0')
  })
})
