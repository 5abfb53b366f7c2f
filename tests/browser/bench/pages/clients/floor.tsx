import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { money, potencies } from './card-text.ts'
import { fetchFirstPage, type WireProduct } from './first-page.ts'

const $products = atom<WireProduct[]>([])

function Card({ product }: { product: WireProduct }) {
  return (
    <li className="card">
      {product.picture && <img src={product.picture} alt="" width={320} height={320} loading="lazy" decoding="async" />}
      {product.strainType && <span className="strain">{product.strainType}</span>}
      <p className="brand">{product.brand}</p>
      <h3>
        <a href={`#/products/${product.slug}`}>{product.name}</a>
      </h3>
      <p className="potency">{potencies(product).join(' ')}</p>
      <fieldset>
        <legend>Size</legend>
        {product.variants.map((variant, at) => (
          <label key={variant.id}>
            <input type="radio" name={product.id} value={variant.id} defaultChecked={at === 0} /> {variant.name}
            <span>{money(variant.salePrice ?? variant.price)}</span>
          </label>
        ))}
      </fieldset>
      <button type="button">Add</button>
    </li>
  )
}

function List() {
  const products = useStore($products)
  return (
    <ul className="grid">
      {products.map(product => (
        <Card key={product.id} product={product} />
      ))}
    </ul>
  )
}

async function draw(mount: HTMLElement): Promise<void> {
  $products.set(await fetchFirstPage(mount))
  createRoot(mount).render(<List />)
}

const mount = document.querySelector<HTMLElement>('#shop')
if (mount) void draw(mount)
