/** All persisted state of a visit, by slice. */
export const kept: Record<string, unknown> = {
  platform: '0123456789abcdef0123456789abcdef',
  user: {
    token: 'alex-token',
    firstName: 'Alex',
    lastName: 'Moreau',
    email: 'alex.moreau@lindenandslate.example',
    phone: '+1 416-555-0161',
    dob: '1988-04-12',
    emailNotification: true,
    smsNotification: false,
    marketing: true
  },
  session: { loggedIn: true, token: 'alex-token', userLoyaltyDetails: { points: 320 } },
  location: { slug: 'queen-west', carts: { 'queen-west': 'kept-cart' }, locale: 'en-CA' },
  visitorAge: { age: 19 },
  social: { facebook: {}, google: { code: 'c', actionType: 'sign-in', actionFrom: '#/user' } },
  kiosk: {
    order: { success: true, data: { id: 'kept-order', number: 'QW-1001' } },
    logoutTime: null,
    guestOrder: { success: false, data: null },
    guestLogoutTime: null,
    checkout: { signup: false, firstName: 'Alex', lastName: 'Moreau', phone: '+1 416-555-0161', email: 'a@b.example' }
  }
}

/** The cookies that hold it. That of a kiosk is there only if a visit was cut off. */
export function keptCookies({ withKiosk = false } = {}): Map<string, string> {
  const slices = Object.entries(kept).filter(([name]) => withKiosk || name !== 'kiosk')
  return new Map(slices.map(([name, d]) => [`storefront.${name}`, JSON.stringify({ v: 1, d })]))
}
