import { beforeEach, describe, expect, it } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { $locale } from '../../src/i18n/locale.ts'
import { navigate } from '../../src/routing/location.ts'
import { $business } from '../../src/stores/location/business.ts'
import { $slug } from '../../src/stores/location/location.ts'
import { confirmAge } from '../../src/stores/session/age-question.ts'
import { offline, inQueenWest } from './support/shop.ts'
import { render } from './support/render.tsx'

const licence =
  'Linden & Slate Queen West, 718 Queen Street West, Toronto ON M6J 1E8 · Operated by Linden & Slate Retail Inc., licence CRSA1200141 (AGCO)'
const pages = [
  '/queen-west',
  '/queen-west/products/night-ferry',
  '/queen-west/cart',
  '/queen-west/checkout',
  '/queen-west/orders/o1',
  '/user',
  '/google-auth',
  '/queen-west/no-such-page',
  '/queen-west?in_store=1'
]

const open = () => render(<App phone={undefined} />)

describe('the licence of the store is shown on every page (SPEC C12)', () => {
  inQueenWest()

  it.each(pages)('at %s, behind the age gate and past it', path => {
    navigate(path)
    const page = open()
    expect(page.text()).toContain(licence)
    confirmAge()
    expect(open().text()).toContain(licence)
    navigate('/queen-west?in_store=0')
  })

  it('while the shop can’t be reached for news of it', () => {
    const load = $business.get()
    if (load.state === 'ready') $business.set({ state: 'stale', value: load.value, since: 0, problem: offline })
    expect(open().text()).toContain(licence)
  })

  it('and that of every store before one is chosen', () => {
    $slug.set(undefined)
    navigate('/')
    const text = open().text()
    for (const store of ['Queen West', 'Kensington']) expect(text).toContain(`Linden & Slate ${store}, `)
  })
})

describe('the foot of every page', () => {
  inQueenWest()
  beforeEach(confirmAge)

  it('offers the other language', () => {
    const page = open()
    page.named('Français').click()
    expect($locale.get()).toBe('fr-CA')
  })
})
