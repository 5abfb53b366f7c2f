import { useStore } from '@nanostores/react'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import type { MyWatch } from '../../contract/catalog/watches.ts'
import { writeDay } from '../../format/date.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $endingWatch, $watches, endWatch, loadWatches } from '../../stores/account/watches.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { AccountPart } from './part.tsx'
import { rows } from './row.ts'

function WatchRow({ watch }: { watch: MyWatch }) {
  const { t, locale } = useT()
  const isEnding = useStore($endingWatch) === watch.id
  const { product, size, location, channel, km, until } = watch
  const name = `${product.name}, ${size}`
  const where = km === null ? location.name : t('watches.near', { store: location.name, km })
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>
          <Link to={paths.product(location.slug, product.slug)}>{name}</Link>
        </p>
        <p className={layout.small}>
          {where} · {t(channel === 'email' ? 'watches.email' : 'watches.sms')} ·{' '}
          {t('watches.until', { day: writeDay(until.slice(0, 10), locale) })}
        </p>
      </div>
      <Button busy={isEnding} aria-label={t('watches.endOf', { name })} onClick={() => void endWatch(watch.id)}>
        {t('watches.end')}
      </Button>
    </li>
  )
}

function WatchList({ watches }: { watches: MyWatch[] }) {
  const { t } = useT()
  // The focused button is removed together with its request.
  const box = useFocusMove(watches.length, '[tabindex]')
  return (
    <div ref={box} className={layout.stack}>
      {watches.length === 0 ? (
        <Notice icon={BellRing} title={t('watches.none')} text={t('watches.noneText')} />
      ) : (
        <>
          <h2 className={hiddenClass} tabIndex={-1}>
            {t('account.part.watches')}
          </h2>
          <p>{t('watches.text')}</p>
          <ul className={rows.list}>
            {watches.map(watch => (
              <WatchRow key={watch.id} watch={watch} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The member's requests for a message when a size is back, each with a button that ends it. */
export const WatchesSection = () => (
  <AccountPart $state={$watches} load={loadWatches} shape={[72, 72]}>
    {({ watches }) => <WatchList watches={watches} />}
  </AccountPart>
)
