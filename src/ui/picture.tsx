import { type ReactNode, useState } from 'react'
import { ShoppingBag } from 'lucide'
import { classes, styles } from '../theme/styles.ts'
import { tintOf } from '../theme/tint.ts'
import { Icon } from './icon.tsx'

const s = styles({
  frame: `position:relative;display:grid;place-items:center;overflow:hidden;aspect-ratio:1;border-radius:var(--sf-radius-card);color:var(--sf-ink-2);
& img { position:absolute;inset:0;width:100%;height:100%;object-fit:contain; }`,
  // What is far is not painted; its size is its own, so that nothing moves when it is.
  marked: 'content-visibility:auto;& img { inset:10% 6% 2%;width:88%;height:88%; }'
})

interface Props {
  src: string | null
  /** The product form, which gives the ground its tint. */
  form: string
  /** What it shows; empty where the text beside it says so. */
  alt?: string
  /** Its side in px, for one that keeps its size. */
  size?: number
  /** Loads at once, for the one picture a screen is about. */
  eager?: boolean
  children?: ReactNode
}

/** A square picture on a soft ground; a drawing stands in for one that is missing or broken. */
export function Picture({ src, form, alt = '', size, eager, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div
      className={classes(s.frame, !size && s.marked)}
      style={{ background: tintOf(form), ...(size ? { width: size, flex: 'none' } : undefined) }}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          width={size ?? 600}
          height={size ?? 600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon of={ShoppingBag} size={size && size < 80 ? 20 : 40} />
      )}
      {children}
    </div>
  )
}
