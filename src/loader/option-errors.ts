/**
 * Warns the page's developer if a file exists that the browser refuses as a module, because the server that has it
 * sends no header that allows it.
 */
export async function explain(url: string): Promise<void> {
  const isThere = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    ({ type, ok }) => type === 'opaque' || ok,
    () => false
  )
  if (!isThere) return
  console.warn(
    `Storefront: ${url} can't be used: its server must send "Access-Control-Allow-Origin: *" and "Content-Type: text/javascript".`
  )
}
