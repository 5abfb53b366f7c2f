import { createElement } from 'react'
import type { IconNode } from 'lucide'

/** A lucide icon in our size and stroke. Decorative: the text or label next to it has the meaning. */
export function Icon({ of: shapes, size = 20 }: { of: IconNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  )
}
