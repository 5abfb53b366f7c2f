const part = encodeURIComponent

/** The path of each screen, without the `#`. */
export const paths = {
  locations: (): string => '/',
  location: (location: string): string => `/${part(location)}`,
  product: (location: string, product: string): string => `/${part(location)}/products/${part(product)}`,
  cart: (location: string): string => `/${part(location)}/cart`,
  checkout: (location: string): string => `/${part(location)}/checkout`,
  order: (location: string, order: string): string => `/${part(location)}/orders/${part(order)}`,
  user: (): string => '/user',
  googleAuth: (): string => '/google-auth'
}

/** The patterns that the paths are recognised by, in the order in which they are tried. */
export const patterns = {
  locations: '/',
  googleAuth: '/google-auth',
  user: '/user',
  product: '/:location/products/:product',
  cart: '/:location/cart',
  checkout: '/:location/checkout',
  order: '/:location/orders/:order',
  location: '/:location'
} as const
