import type { ComponentProps, ReactNode } from 'react'
import { layers } from '../theme/layers.ts'
import { styles } from '../theme/styles.ts'
import { Picture } from '../ui/picture.tsx'

const s = styles({
  tile: 'position:relative;display:flex;flex-direction:column;gap:2px;min-width:0;',
  brand: 'margin-top:6px;font-size:12px;color:var(--sf-ink-2);overflow-wrap:anywhere;',
  name: `flex:none;font-size:14px;font-weight:500;line-height:1.25;letter-spacing:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;overflow-wrap:anywhere;
& a { color:inherit;text-decoration:none; } & a::after { content:"";position:absolute;inset:0;border-radius:var(--sf-radius-card); }
& a:hover { text-decoration:underline; }`,
  price: 'font-size:14px;',
  reason: 'margin-top:2px;font-size:12px;line-height:1.35;font-weight:500;overflow-wrap:anywhere;text-wrap:pretty;',
  // The link around it covers the tile.
  control: `position:relative;z-index:${layers.mark};margin-top:auto;padding-top:6px;`
})

interface Props {
  pictured: ComponentProps<typeof Picture>['of']
  form: string
  brand: string
  /** The product's name as a link; the whole tile is its target. */
  link: ReactNode
  price: ReactNode
  /** Why it is shown. */
  reason?: ReactNode
  /** A button at its end, such as one that adds it. */
  control?: ReactNode
}

/** A small product card for lists. */
export function ProductTile({ pictured, form, brand, link, price, reason, control }: Props) {
  return (
    <li className={s.tile}>
      <Picture of={pictured} form={form} />
      <p className={s.brand}>{brand}</p>
      <h3 className={s.name}>{link}</h3>
      <p className={s.price}>{price}</p>
      {reason && <p className={s.reason}>{reason}</p>}
      {control && <div className={s.control}>{control}</div>}
    </li>
  )
}
