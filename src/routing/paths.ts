const part = encodeURIComponent

/** The path of each screen, without the `#`. */
export const paths = {
  locations: (): string => '/',
  location: (location: string): string => `/${part(location)}`,
  product: (location: string, product: string): string => `/${part(location)}/products/${part(product)}`,
  cart: (location: string): string => `/${part(location)}/cart`,
  checkout: (location: string): string => `/${part(location)}/checkout`,
  order: (location: string, order: string): string => `/${part(location)}/orders/${part(order)}`,
  /** A part of the user area; `back` is where a guest goes on once they have signed in. */
  user: (section = '', back = ''): string => `/user${section && `/${section}`}${back && `?back=${back}`}`,
  googleAuth: (): string => '/google-auth'
}

/** What one part of a path says; a part that can't be decoded says what is written. */
export function decodePart(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The location that a path leads into, undefined for one that leads into none. */
export function locationIn(path: string): string | undefined {
  const [, first = ''] = path.split('/')
  return first && first !== 'user' && first !== 'google-auth' ? decodePart(first).toLowerCase() : undefined
}

/** The patterns that the paths are recognised by, in the order in which they are tried. */
export const patterns = {
  locations: '/',
  googleAuth: '/google-auth',
  user: '/user/:section?',
  product: '/:location/products/:product',
  cart: '/:location/cart',
  checkout: '/:location/checkout',
  order: '/:location/orders/:order',
  location: '/:location',
  elsewhere: '/:location/*'
} as const
