import { memo, useState } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { styles } from '../../theme/styles.ts'
import { Bone } from '../../ui/feedback/skeleton.tsx'
import type { MenuDetails } from './menu-details.ts'

const s = styles({
  // Everything has its room before it arrives, so that the products stay where they are.
  head: `display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px 16px;align-items:center;margin-block:-8px;
@container sf (min-width: 700px) { grid-template-columns:minmax(0,1fr) auto auto;margin-block:-8px 0; }`,
  title: 'min-width:0;min-height:56px;& > h1 { font-size:22px;min-height:28px; }',
  status: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;min-height:28px;',
  methods: `grid-column:1/-1;min-height:56px;
@container sf (max-width: 359px) { min-height:72px; }
@container sf (min-width: 700px) { grid-area:1/2;min-width:400px; }`
})

interface Props {
  location: StoreLocation
  now: number
  /** With the store's times, methods and facts, once loaded. */
  details: MenuDetails | undefined
}

/** The store's header: its name, status, and fulfilment methods; more about it is behind its name. */
export const StoreHead = memo(function StoreHead({ location, now, details }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shop = { location, now }
  return (
    <>
      <header className={s.head}>
        <div className={s.title}>
          <h1 tabIndex={-1}>
            {details ? <details.StoreButton name={location.name} onOpen={() => setOpen(true)} /> : location.name}
          </h1>
          <div className={s.status}>
            {details ? <details.StoreStatus {...shop} /> : <Bone width={160} height={24} />}
          </div>
        </div>
        {details && <details.AccountLink />}
        <div className={s.methods}>{details ? <details.MethodBar {...shop} /> : <Bone height={56} radius={14} />}</div>
      </header>
      {details && <details.StoreNotices {...shop} />}
      {details && isOpen && <details.StoreSheet {...shop} onClose={() => setOpen(false)} />}
    </>
  )
})
