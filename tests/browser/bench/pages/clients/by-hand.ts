import { money, potencies } from './card-text.ts'
import { fetchFirstPage, type WireProduct } from './first-page.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

type WireVariant = WireProduct['variants'][number]

const size = (variant: WireVariant, group: string, at: number): string =>
  `<label><input type="radio" name="${group}" value="${variant.id}"${at === 0 ? ' checked' : ''}> ${escape(variant.name)}
   <span>${money(variant.salePrice ?? variant.price)}</span></label>`

const card = (product: WireProduct): string => `<li class="card">
  ${product.picture ? `<img src="${escape(product.picture)}" alt="" width="320" height="320" loading="lazy" decoding="async">` : ''}
  ${product.strainType ? `<span class="strain">${product.strainType}</span>` : ''}
  <p class="brand">${escape(product.brand)}</p>
  <h3><a href="#/products/${escape(product.slug)}">${escape(product.name)}</a></h3>
  <p class="potency">${potencies(product).join(' ')}</p>
  <fieldset><legend>Size</legend>${product.variants.map((one, at) => size(one, product.id, at)).join('')}</fieldset>
  <button type="button">Add</button>
</li>`

/** Draws the first page of the menu the shortest way there is. */
async function draw(mount: HTMLElement): Promise<void> {
  const products = await fetchFirstPage(mount)
  mount.innerHTML = `<ul class="grid">${products.map(card).join('')}</ul>`
}

const mount = document.querySelector<HTMLElement>('#shop')
if (mount) void draw(mount)
