import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { CircleUserRound, ShoppingBag, TriangleAlert } from 'lucide'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { hoursView } from '../../stores/location/hours/hours.ts'
import { $session, $signInAgain } from '../../stores/session/session.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { SearchField } from './search-field.tsx'
import { StoreFacts } from './store-facts.tsx'

const s = styles({
  head: `display:grid;gap:16px;
@container sf (min-width: 700px) { grid-template-columns:1fr minmax(240px,360px);align-items:end; }`,
  title: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;',
  facts: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;& > * { font-size:14px; }',
  fact: 'display:flex;align-items:center;gap:8px;min-height:var(--sf-target);'
})

/** Returns the class of the store's header: name and facts, with the search below or beside them. */
export const headClass = (): string => s.head

interface Props {
  location: StoreLocation
  now: number
}

/** The store's header: its name, status and ready time, and the search. */
export const StoreHead = memo(function StoreHead({ location, now }: Props) {
  const { t, locale } = useT()
  const { userDetails: user } = useStore($session)
  const again = useStore($signInAgain)
  const hours = hoursView(location, now, locale)
  const note = hours.until
    ? t('store.until', { time: hours.until })
    : hours.opensAt && t('store.opens', { time: hours.opensAt })
  return (
    <header className={s.head}>
      <div>
        <div className={s.title}>
          <h1 tabIndex={-1}>{location.name}</h1>
          <Chip tone={hours.isOpen ? 'ok' : 'warn'}>{hours.label}</Chip>
          {note && <span className={layout.small}>{note}</span>}
        </div>
        <div className={s.facts}>
          {location.pickupSettings.isEnabled && hours.readyBy && (
            <span className={s.fact}>
              <Icon of={ShoppingBag} size={18} />
              {t('store.pickup', { time: hours.readyBy })}
            </span>
          )}
          <Link to={again ?? paths.user('', user ? '' : 'menu')} className={buttonClass({ kind: 'quiet' })}>
            <Icon of={CircleUserRound} size={18} />
            {user ? user.firstName : t('signIn.title')}
            {user && <span className={hiddenClass}>{t('user.title')}</span>}
          </Link>
          <Link to={paths.locations()} className={buttonClass({ kind: 'quiet' })}>
            {t('store.change')}
          </Link>
        </div>
        <StoreFacts location={location} now={now} />
        {again && (
          <NoticeLine
            tone="warn"
            icon={TriangleAlert}
            way={
              <Link to={again} className={buttonClass({ kind: 'quiet' })}>
                {t('session.resume')}
              </Link>
            }
          >
            {t('session.kept')}
          </NoticeLine>
        )}
      </div>
      <SearchField storeName={location.name} />
    </header>
  )
})
