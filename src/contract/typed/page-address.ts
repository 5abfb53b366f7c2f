/**
 * Reads the address of a page on the web as people write it, such as `shop.example.com/order`, into a whole one without a fragment.
 * Undefined for an address without a host name that has a dot, and for other kinds of addresses.
 */
export function readPageAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) || url.username !== '') return undefined
  url.hash = ''
  return url.href
}
