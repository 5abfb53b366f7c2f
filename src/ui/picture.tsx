import { type ReactNode, useState } from 'react'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import { classes, styles } from '../theme/styles.ts'
import { tintOf } from '../theme/tint.ts'
import { Icon } from './icon.tsx'

const s = styles({
  frame: `position:relative;display:grid;place-items:center;overflow:hidden;aspect-ratio:1;border-radius:var(--sf-radius-card);color:var(--sf-ink-2);
& img { position:absolute;inset:0;width:100%;height:100%;object-fit:contain; }`,
  // Off-screen pictures are not painted; the size is fixed, so that nothing shifts when they are.
  marked: 'content-visibility:auto;& img { inset:10% 6% 2%;width:88%;height:88%; }'
})

/** The address of a picture, and the widths that it is to be had in, as the contract has them. */
interface Pictured {
  picture: string | null
  pictureWidths?: readonly number[] | undefined
}

interface Props {
  of: Pictured | undefined
  /** The product form, which determines the background tint. */
  form: string
  /** The alternative text; empty if the text next to it has the same meaning. */
  alt?: string
  /** The side length in px, for a fixed size. */
  size?: number
  /** The displayed width, as in HTML; by default as on a card, for browsers that don't measure it. */
  sizes?: string
  /** Loads immediately, for a screen's main picture. */
  eager?: boolean
  children?: ReactNode
}

/** A square picture on a soft background; an icon replaces a missing or broken one. */
export function Picture({
  of,
  form,
  alt = '',
  size,
  sizes = size ? `${size}px` : 'auto,200px',
  eager,
  children
}: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = of?.picture
  // In a `source`, because some Safari of 2020 lack WebP, and would take it from the `srcset` of an `img`.
  const webp = of?.pictureWidths?.map(width => src?.replace(/\d+\.jpg$/, `${width}.webp ${width}w`)).join()
  const img = src && src !== broken && (
    <img
      src={src}
      alt={alt}
      width={size ?? 600}
      height={size ?? 600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
  return (
    <div
      className={classes(s.frame, !size && s.marked)}
      style={{ background: tintOf(form), ...(size ? { width: size, flex: 'none' } : undefined) }}
    >
      {img ? (
        webp ? (
          <picture>
            <source type="image/webp" srcSet={webp} sizes={sizes} />
            {img}
          </picture>
        ) : (
          img
        )
      ) : (
        <Icon of={ShoppingBag} size={size && size < 80 ? 20 : 40} />
      )}
      {children}
    </div>
  )
}
