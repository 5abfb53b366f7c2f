import { useStore } from '@nanostores/react'
import type { MouseEvent, ReactNode } from 'react'
import { Router as WouterRouter } from 'wouter'
import { $fragment, $ownFlags, $place, hrefTo, navigate } from './location.ts'

function useHashLocation(): [string, typeof navigate] {
  useStore($fragment)
  return [$place.get().path, navigate]
}

/** Routes all screens below it by the URL fragment. */
export function Router({ children }: { children: ReactNode }) {
  return <WouterRouter hook={useHashLocation}>{children}</WouterRouter>
}

interface LinkProps {
  to: string
  children: ReactNode
  className?: string
  /** Replaces the current history entry. */
  replace?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  /** Called before navigating; `preventDefault` cancels the navigation. */
  onClick?: (event: { preventDefault(): void }) => void
}

/**
 * A link to one of our paths. It behaves like any link: middle click, copy, keyboard. Unlike those of the router, it is not
 * rendered again at each navigation: a menu has a hundred of them.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  useStore($ownFlags)
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return (
    <a href={hrefTo(to)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

export { Route, Switch } from 'wouter'
