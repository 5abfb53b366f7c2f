const part = encodeURIComponent

/** The path of each screen, without the `#`. */
export const paths = {
  locations: (): string => '/',
  location: (location: string): string => `/${part(location)}`,
  product: (location: string, product: string): string => `/${part(location)}/products/${part(product)}`,
  cart: (location: string): string => `/${part(location)}/cart`,
  checkout: (location: string): string => `/${part(location)}/checkout`,
  order: (location: string, order: string): string => `/${part(location)}/orders/${part(order)}`,
  /** A section of the user area; `back` is the page a guest returns to after signing in. */
  user: (section = '', back = ''): string => `/user${section && `/${section}`}${back && `?back=${back}`}`,
  googleAuth: (): string => '/google-auth'
}

/** Decodes a path segment; returns it as written if that fails. */
export function decodePart(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Returns the location in a path, or undefined. */
export function locationIn(path: string): string | undefined {
  const [, first = ''] = path.split('/')
  return first && first !== 'user' && first !== 'google-auth' ? decodePart(first).toLowerCase() : undefined
}

/** The route patterns, in matching order. */
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
