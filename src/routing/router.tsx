import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Link as WouterLink, Router as WouterRouter } from 'wouter'
import { $fragment, $place, hrefTo, navigate } from './location.ts'

function useHashLocation(): [string, typeof navigate] {
  useStore($fragment)
  return [$place.get().path, navigate]
}
useHashLocation.hrefs = hrefTo

/** Lets all screens below it route by the fragment of the address. */
export function Router({ children }: { children: ReactNode }) {
  return (
    <WouterRouter hook={useHashLocation} hrefs={hrefTo}>
      {children}
    </WouterRouter>
  )
}

/** A link to a path of ours; it works like every other one: middle click, copy, keyboard. */
export function Link({
  to,
  ...rest
}: {
  to: string
  children: ReactNode
  className?: string
  /** Puts the place in this one's stead, so that Back leads past it. */
  replace?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  /** Called before the link leads on, which it doesn't once the default was prevented. */
  onClick?: (event: { preventDefault(): void }) => void
}) {
  return <WouterLink href={to} {...rest} />
}

export { Route, Switch } from 'wouter'
