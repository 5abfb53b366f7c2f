/** An area of the product: its files, and the tests that concern it. */
export interface Area {
  /** Beginnings of paths. */
  sources: readonly string[]
  /** Beginnings of the paths of tests. */
  tests: readonly string[]
}

const browser = (...folders: string[]) => folders.map(folder => `tests/browser/${folder}/`)

/** The test of contrast and targets of an area's screens. */
const gallery = (area: string) => `tests/browser/accessibility/gallery-${area}.test.ts`

/** The areas, by name. A path that belongs to none concerns everything. */
export const areas: Readonly<Record<string, Area>> = {
  loader: {
    sources: ['src/loader/', 'src/main.ts', 'src/first-screen/', 'src/embed/first-screen/', 'tests/browser/loader/'],
    tests: [
      'tests/embed/',
      ...browser('loader', 'first-screen', 'embed'),
      'tests/server/found/',
      'tests/server/first-screen/',
      'tests/project/'
    ]
  },
  embed: {
    sources: ['src/embed/', 'src/routing/', 'src/platform/', 'demo/pages/', ...browser('embed', 'frame')],
    tests: ['tests/embed/', 'tests/routing/', 'tests/stores/host/', ...browser('embed', 'frame', 'loader')]
  },
  theme: {
    sources: ['src/theme/', 'src/ui/', 'tests/ui/'],
    tests: ['tests/ui/', 'tests/screens/', 'tests/staff/', ...browser('accessibility', 'embed', 'menu', 'snippet')]
  },
  menu: {
    sources: [
      'src/screens/menu/',
      'src/screens/banners/',
      'src/stores/menu/',
      'src/stores/location/',
      'src/lib/search/',
      'src/rules/menu/'
    ],
    tests: [
      'tests/rules/menu/',
      'tests/rules/search/',
      'tests/stores/menu/',
      'tests/stores/location/',
      'tests/screens/menu/',
      'tests/server/menu/',
      gallery('menu'),
      ...browser('menu', 'first-screen')
    ]
  },
  cart: {
    sources: ['src/screens/cart/', 'src/stores/cart/', 'src/rules/cart/', 'src/server/ordering/promos/'],
    tests: [
      'tests/rules/cart/',
      'tests/stores/cart/',
      'tests/screens/order/',
      'tests/server/carts/',
      gallery('order'),
      ...browser('cart')
    ]
  },
  checkout: {
    sources: ['src/screens/checkout/', 'src/stores/checkout/', 'src/payments/', 'src/server/ordering/payments/'],
    tests: [
      'tests/rules/time/',
      'tests/rules/address/',
      'tests/rules/person/',
      'tests/embed/',
      'tests/stores/checkout/',
      'tests/screens/order/',
      'tests/server/orders/',
      gallery('order'),
      ...browser('checkout', 'cart')
    ]
  },
  order: {
    sources: [
      'src/screens/order/',
      'src/stores/order/',
      'src/realtime/',
      'src/client/live/',
      'src/server/ordering/orders/'
    ],
    tests: [
      'tests/stores/order/',
      'tests/stores/realtime/',
      'tests/screens/order/',
      'tests/server/orders/',
      gallery('order'),
      ...browser('order', 'checkout')
    ]
  },
  account: {
    sources: [
      'src/screens/user/',
      'src/stores/account/',
      'src/stores/session/',
      'src/server/people/accounts/',
      'src/server/people/sessions/',
      'src/server/people/social/',
      'src/server/people/signups/'
    ],
    tests: [
      'tests/rules/person/',
      'tests/stores/account/',
      'tests/stores/session/',
      'tests/screens/account/',
      'tests/server/accounts/',
      gallery('account'),
      ...browser('account')
    ]
  },
  kiosk: {
    sources: ['src/screens/kiosk/', 'src/stores/kiosk/', 'src/server/kiosks/', 'src/server/people/handoffs/'],
    tests: [
      'tests/stores/kiosk/',
      'tests/screens/kiosk/',
      'tests/server/kiosks/',
      gallery('kiosk'),
      ...browser('kiosk')
    ]
  },
  staff: {
    sources: [
      'src/staff/',
      'src/contract/staff/',
      'src/server/staff/',
      'src/server/audit/',
      'src/server/first-start/',
      'src/server/drafts/',
      'src/rules/promotion-law/'
    ],
    tests: [
      'tests/staff/',
      'tests/server/staff/',
      'tests/server/drafts/',
      'tests/server/process/first-start.test.ts',
      'tests/rules/promotion-law/',
      gallery('staff'),
      ...browser('staff', 'order')
    ]
  },
  server: {
    sources: ['src/server/', 'src/conformance/', 'src/server/setup/', 'tests/server/'],
    tests: ['tests/server/', 'tests/stores/', 'tests/slow/']
  },
  import: {
    sources: ['src/server/import/', 'demo/catalogue/'],
    tests: ['tests/import/', 'tests/catalogue/', 'tests/server/menu/']
  },
  wordpress: {
    sources: ['src/wordpress/', '.build/wordpress', 'tests/wordpress/'],
    tests: ['tests/wordpress/', 'tests/project/', ...browser('first-screen')]
  }
}

/** Returns the areas that a path belongs to; undefined if it concerns everything. */
export function areasOf(path: string): string[] | undefined {
  const found = Object.entries(areas).filter(([, { sources, tests }]) =>
    [...sources, ...tests].some(beginning => path.startsWith(beginning))
  )
  return found.length > 0 ? found.map(([name]) => name) : undefined
}
