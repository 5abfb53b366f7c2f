import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { BannerLink as Target } from '../../contract/catalog/banners.ts'
import { useT } from '../../i18n/translate.ts'
import { dealsPath } from '../../routing/deals-path.ts'
import { $flags } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { hiddenClass } from '../../theme/tokens.ts'

type Inner = Exclude<Target, { kind: 'page' }>

/** Returns the path of a store that a link within the shop leads to. */
function pathOf(link: Inner, location: string): string {
  const listed = (query: Record<string, string>) =>
    `${paths.location(location)}?${new URLSearchParams(query).toString()}`
  switch (link.kind) {
    case 'category':
      return listed({ category: link.category, ...(link.sub && { sub: link.sub }) })
    case 'product':
      return paths.product(location, link.product)
    case 'deals':
      return dealsPath(location)
    case 'search':
      return listed({ q: link.text })
  }
}

interface Props {
  link: Target | null
  location: string
  className: string | undefined
  children: ReactNode
}

/** The text of a banner as its link, if it has one. A page elsewhere opens in a new tab, and not at a kiosk (SPEC C15). */
export function BannerLink({ link, location, className, children }: Props) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  if (!link || (link.kind === 'page' && isKiosk)) return <>{children}</>
  if (link.kind !== 'page')
    return (
      <Link to={pathOf(link, location)} className={className ?? ''}>
        {children}
      </Link>
    )
  return (
    <a href={link.address} target="_blank" rel="noopener" className={className}>
      {children}
      <span className={hiddenClass}> ({t('banner.newTab')})</span>
    </a>
  )
}
