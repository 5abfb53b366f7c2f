import { useStore } from '@nanostores/react'
import type { Loyalty } from '../../contract/account/loyalty.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { $currency, $locations } from '../../stores/location/business.ts'
import { $loyalty, loadLoyalty } from '../../stores/account/loyalty.ts'
import { styles } from '../../theme/styles.ts'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { Block } from './block.tsx'
import { Ledger } from './ledger.tsx'
import { AccountPart } from './part.tsx'
import { rows } from './row.ts'

const s = styles({
  card: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:24px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);
@container sf (max-width: 279px) { padding:12px; }`,
  points: 'font-size:36px;font-weight:650;line-height:1.15;font-variant-numeric:tabular-nums;'
})

function Standing({ loyalty }: { loyalty: Loyalty }) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const { points, tier, next, tiers, badges, pointValue, pointsPerDollar } = loyalty
  const reached = next && Math.max(0, (tiers.find(({ name }) => name === next.name)?.from ?? 0) - next.missing)
  return (
    <div className={s.card}>
      <p className={s.points}>{t('loyalty.points', { count: points })}</p>
      {next ? (
        <Meter
          label={tier ?? t('loyalty.tier')}
          value={reached ?? 0}
          most={(reached ?? 0) + next.missing}
          text={t('loyalty.toNext', { count: next.missing, name: next.name })}
        />
      ) : (
        tier && (
          <p>
            <strong>{tier}</strong> <span className={layout.small}>{t('loyalty.top')}</span>
          </p>
        )
      )}
      {badges.length > 0 && (
        <ul className={layout.row} aria-label={t('loyalty.badges')}>
          {badges.map(({ name }) => (
            <li key={name}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      {pointValue > 0 && (
        <p className={layout.small}>
          {t('loyalty.worth', {
            earned: t('loyalty.points', { count: pointsPerDollar }),
            count: 100,
            value: formatMoney(100 * pointValue, locale, currency)
          })}
        </p>
      )}
    </div>
  )
}

function Rewards({ loyalty: { rewards, points } }: { loyalty: Loyalty }) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  return (
    <ul className={rows.list}>
      {rewards.map(reward => {
        const missing = reward.points - points
        return (
          <li key={reward.id} className={rows.row}>
            <div>
              <p className={rows.name}>{reward.name}</p>
              <p className={layout.small}>
                {t('loyalty.points', { count: reward.points })} ·{' '}
                {t('loyalty.off', { value: formatMoney(reward.value, locale, currency) })}
              </p>
            </div>
            <span className={missing > 0 ? layout.small : layout.ok}>
              {missing > 0 ? t('loyalty.lacks', { count: missing }) : t('loyalty.reached')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The tiers, each with its points and the extra ones that its members earn. */
function Tiers({ loyalty: { tiers, tier } }: { loyalty: Loyalty }) {
  const { t } = useT()
  return (
    <ul className={rows.list}>
      {tiers.map(({ name, from, bonus }) => (
        <li key={name} className={rows.row}>
          <div>
            <p className={rows.name}>{name}</p>
            <p className={layout.small}>
              {t('loyalty.fromPoints', { count: from })}
              {bonus > 0 && ` · ${t('loyalty.bonus', { percent: bonus })}`}
            </p>
          </div>
          {name === tier && <span className={layout.ok}>{t('loyalty.tier')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Lists the participating stores, unless all participate (SPEC C12). */
function Stores() {
  const { t } = useT()
  const all = useStore($locations)
  const some = all.filter(({ features }) => features.loyalty)
  if (some.length === all.length) return null
  const stores = some.map(({ name }) => name).join(', ')
  return <p className={layout.quiet}>{t('loyalty.where', { stores })}</p>
}

/** Points, tier, badges, rewards, and the points history. */
export function LoyaltySection() {
  const { t } = useT()
  return (
    <AccountPart $state={$loyalty} load={loadLoyalty} shape={[180, 200]}>
      {loyalty => (
        <>
          <Standing loyalty={loyalty} />
          <Stores />
          {loyalty.tiers.some(({ bonus }) => bonus > 0) && (
            <Block title={t('loyalty.tiers')}>
              <Tiers loyalty={loyalty} />
            </Block>
          )}
          {loyalty.rewards.length > 0 && (
            <Block title={t('loyalty.rewards')}>
              <Rewards loyalty={loyalty} />
            </Block>
          )}
          <Block title={t('loyalty.ledger')}>
            <Ledger loyalty={loyalty} />
          </Block>
        </>
      )}
    </AccountPart>
  )
}
