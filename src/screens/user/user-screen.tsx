import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { BackBar } from '../../components/back-bar.tsx'
import { useT } from '../../i18n/translate.ts'
import { favouritesPath } from '../../routing/favourites-path.ts'
import { $flags } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $lastSlug } from '../../stores/location/location.ts'
import { $hasLoyalty } from '../../stores/account/loyalty.ts'
import { followFavourites } from '../../stores/favourites/favourites.ts'
import { signOut } from '../../stores/session/sign-in/current-session.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { AddressesSection } from './addresses-section.tsx'
import { LoyaltySection } from './loyalty-section.tsx'
import { OrdersSection } from './orders-section.tsx'
import { Overview } from './overview.tsx'
import { ProfileSection } from './profile-section.tsx'
import { isSection, type Section, sectionIcons } from './sections.ts'
import { WatchesSection } from './watches-section.tsx'
import { SecuritySection } from './security/security-section.tsx'

const s = styles({
  body: `display:grid;grid-template-columns:minmax(0,1fr);gap:24px;align-items:start;`,
  split: '@container sf (min-width: 860px) { grid-template-columns:280px minmax(0,720px);gap:32px 64px; }',
  nav: 'display:grid;gap:16px;',
  aside: '@container sf (max-width: 859px) { display:none; } & a { padding-inline-start:16px; }',
  list: 'display:grid;grid-template-columns:minmax(0,1fr);border-top:1px solid var(--sf-line);& li { border-bottom:1px solid var(--sf-line); }',
  cards: `@container sf (min-width: 860px) {
  grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;border:0;
  & li { border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);overflow:hidden; }
  & a { height:100%;min-height:88px;padding:16px 20px; }
}`,
  link: `display:flex;align-items:center;gap:16px;min-height:64px;padding:8px 4px;color:var(--sf-ink);text-decoration:none;
& > span { flex:1;min-width:0;line-height:1.3; }
& > svg { color:var(--sf-ink-2); }
&:hover { background:var(--sf-surface-2); }
&[aria-current] { font-weight:650;box-shadow:inset 3px 0 var(--sf-accent-edge); }`,
  what: 'display:block;font-size:14px;font-weight:400;color:var(--sf-ink-2);',
  main: 'display:grid;grid-template-columns:minmax(0,1fr);gap:24px;align-content:start;min-width:0;'
})

const parts = {
  profile: ProfileSection,
  orders: OrdersSection,
  loyalty: LoyaltySection,
  addresses: AddressesSection,
  watches: WatchesSection,
  security: SecuritySection
}

function Sections({ here }: { here: Section | undefined }) {
  const { t } = useT()
  const hasLoyalty = useStore($hasLoyalty)
  const slug = useStore($lastSlug)
  const names = (Object.keys(sectionIcons) as Section[]).filter(name => name !== 'loyalty' || hasLoyalty)
  return (
    <nav className={classes(s.nav, here && s.aside)} aria-label={t('account.sections')}>
      <ul className={classes(s.list, !here && s.cards)}>
        {names.map(name => (
          <li key={name}>
            <Link to={paths.user(name)} className={s.link} {...(name === here && { 'aria-current': 'page' as const })}>
              <Icon of={sectionIcons[name]} />
              <span>
                {t(`account.part.${name}`)}
                <span className={s.what}>{t(`account.is.${name}`)}</span>
              </span>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
        {slug && !$flags.get().in_store && (
          <li>
            <Link to={favouritesPath(slug)} className={s.link}>
              <Icon of={Heart} />
              <span>
                {t('favourites.title')}
                <span className={s.what}>{t('favourites.is')}</span>
              </span>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        )}
      </ul>
      <div>
        <Button onClick={() => void signOut()}>{t('session.signOut')}</Button>
      </div>
    </nav>
  )
}

/** The user area: an overview, and a page for each section (SPEC A2). */
export function UserScreen({ section }: { section: string }) {
  const { t } = useT()
  const slug = useStore($lastSlug)
  const hasLoyalty = useStore($hasLoyalty)
  // A sign-out here forgets them.
  useEffect(followFavourites, [])
  const here = isSection(section) && (section !== 'loyalty' || hasLoyalty) ? section : undefined
  const Part = here && parts[here]
  const menu = slug ? paths.location(slug) : paths.locations()
  return (
    <section className={layout.wide} aria-label={t('user.title')}>
      <BackBar to={here ? paths.user() : menu} label={t(here ? 'user.title' : 'common.menu')} />
      {!here && <Overview />}
      <div className={classes(s.body, here && s.split)}>
        <Sections here={here} />
        {Part && (
          <div className={s.main}>
            <h1 tabIndex={-1}>{t(`account.part.${here}`)}</h1>
            <Part />
          </div>
        )}
      </div>
    </section>
  )
}
