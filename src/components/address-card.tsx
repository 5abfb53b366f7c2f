import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import type { ReactNode, Ref } from 'react'
import type { DeliveryAddress } from '../contract/cart/delivery-address.ts'
import { styles } from '../theme/styles.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'

const s = styles({
  place: `display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:12px 16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);
& > div { flex:1 1 200px;min-width:0; } & > svg { color:var(--sf-ink-2); }`
})

interface Props {
  address: DeliveryAddress
  /** Delivery details of the address. */
  children?: ReactNode
  /** A button next to the address. */
  way?: ReactNode
  box?: Ref<HTMLDivElement>
}

/** A delivery address in a frame. */
export function AddressCard({ address, children, way, box }: Props) {
  const { line1, unit, city, province, postalCode } = address
  return (
    <div ref={box} className={s.place}>
      <Icon of={MapPin} />
      <div>
        <p>
          <strong>{[line1, unit].filter(Boolean).join(', ')}</strong>
        </p>
        <p className={layout.small}>
          {city} {province} {postalCode}
        </p>
        {children}
      </div>
      {way}
    </div>
  )
}
