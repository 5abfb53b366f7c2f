import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { CircleUserRound, TriangleAlert } from 'lucide'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $session, $signInAgain } from '../../stores/session/session.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Bone } from '../../ui/feedback/skeleton.tsx'
import { SearchField } from './search-field.tsx'
import type { MenuDetails } from './menu-details.ts'

const s = styles({
  head: `display:grid;gap:16px;
@container sf (min-width: 700px) { grid-template-columns:1fr minmax(240px,360px);align-items:end; }`,
  title: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;',
  facts: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;& > * { font-size:14px; }',
  fact: 'display:flex;align-items:center;gap:8px;min-height:var(--sf-target);&:empty { display:none; }',
  place: `min-height:calc(2*var(--sf-target));
@container sf (min-width: 480px) { min-height:var(--sf-target); }`
})

interface Props {
  location: StoreLocation
  now: number
  /** With the store's times and address, once loaded. */
  details: MenuDetails | undefined
}

/** The store's header: its name, status and ready time, and the search. */
export const StoreHead = memo(function StoreHead({ location, now, details }: Props) {
  const { t } = useT()
  const { userDetails: user } = useStore($session)
  const again = useStore($signInAgain)
  const shop = { location, now }
  return (
    <header className={s.head}>
      <div>
        <div className={s.title}>
          <h1 tabIndex={-1}>{location.name}</h1>
          {details ? <details.StoreStatus {...shop} /> : <Bone width={160} height={28} radius={14} />}
        </div>
        <div className={s.facts}>
          <span className={s.fact}>
            {details ? (
              <details.PickupTime {...shop} />
            ) : (
              location.pickupSettings.isEnabled && <Bone width={170} height={20} />
            )}
          </span>
          <Link to={again ?? paths.user('', user ? '' : 'menu')} className={buttonClass({ kind: 'quiet' })}>
            <Icon of={CircleUserRound} size={18} />
            {user ? user.firstName : t('signIn.title')}
            {user && <span className={hiddenClass}>{t('user.title')}</span>}
          </Link>
          <Link to={paths.locations()} className={buttonClass({ kind: 'quiet' })}>
            {t('store.change')}
          </Link>
        </div>
        <div className={s.place}>{details && <details.StoreFacts {...shop} />}</div>
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
