import type { InferInput } from 'valibot'
import type { product } from '../../../../../src/contract/catalog/menu.ts'

/** A product as it comes over the wire. */
export type WireProduct = InferInput<typeof product>

const isOfAge = (): boolean => document.cookie.includes('storefront.visitorAge=')

/** Asks visitors for their age until they confirm it. */
function confirmAge(mount: Element): Promise<void> {
  mount.innerHTML = '<p>Are you of legal age? <button type="button">Yes</button></p>'
  return new Promise(done => {
    mount.querySelector('button')?.addEventListener('click', () => {
      document.cookie = 'storefront.visitorAge=1; Path=/'
      done()
    })
  })
}

/** Fetches the first page of the menu that the mount names, behind an age gate. */
export async function fetchFirstPage(mount: HTMLElement): Promise<WireProduct[]> {
  const { api = '', location = '' } = mount.dataset
  const response = fetch(`${api}/v1/locations/${location}/menu?locale=en-CA&limit=24`)
  if (!isOfAge()) await confirmAge(mount)
  const { payload } = (await (await response).json()) as { payload: { products: WireProduct[] } }
  return payload.products
}
