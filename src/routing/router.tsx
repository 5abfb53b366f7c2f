import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Link as WouterLink, Router as WouterRouter } from 'wouter'
import { $fragment, $place, hrefTo, navigate } from './location.ts'

function useHashLocation(): [string, typeof navigate] {
  useStore($fragment)
  return [$place.get().path, navigate]
}
useHashLocation.hrefs = hrefTo

/** Routes all screens below it by the URL fragment. */
export function Router({ children }: { children: ReactNode }) {
  return (
    <WouterRouter hook={useHashLocation} hrefs={hrefTo}>
      {children}
    </WouterRouter>
  )
}

/** A link to one of our paths. It behaves like any link: middle click, copy, keyboard. */
export function Link({
  to,
  ...rest
}: {
  to: string
  children: ReactNode
  className?: string
  /** Replaces the current history entry. */
  replace?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  /** Called before navigating; `preventDefault` cancels the navigation. */
  onClick?: (event: { preventDefault(): void }) => void
}) {
  return <WouterLink href={to} {...rest} />
}

export { Route, Switch } from 'wouter'
