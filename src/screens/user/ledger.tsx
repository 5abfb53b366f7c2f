import type { Loyalty } from '../../contract/account/loyalty.ts'
import { useT } from '../../i18n/translate.ts'
import { writeDayOf } from '../../stores/location/hours/store-day.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'

const s = styles({
  table: `width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;line-height:1.3;
& :is(th,td) { padding:10px 12px 10px 0;text-align:start;vertical-align:baseline;border-bottom:1px solid var(--sf-line);font-weight:400; }
& :is(th,td):last-child { padding-inline-end:0;text-align:end;white-space:nowrap; }
& thead th { font-size:14px;color:var(--sf-ink-2); }
& tfoot :is(th,td) { border:0;font-weight:650; }`,
  when: 'color:var(--sf-ink-2);font-size:14px;'
})

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** All points entries; their sum is the balance. */
export function Ledger({ loyalty: { ledger, points } }: { loyalty: Loyalty }) {
  const { t, locale } = useT()
  if (ledger.length === 0) return <p className={layout.quiet}>{t('loyalty.noneYet')}</p>
  const earlier = points - ledger.reduce((sum, entry) => sum + entry.points, 0)
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('loyalty.date')}</th>
          <th scope="col">{t('loyalty.what')}</th>
          <th scope="col">{t('loyalty.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map(entry => (
          <tr key={entry.id}>
            <td className={s.when}>{writeDayOf(entry.at, locale)}</td>
            <td>
              {t(`points.${entry.kind}`)}
              {entry.order && <span className={layout.small}> · {entry.order}</span>}
            </td>
            <td>{signed(entry.points)}</td>
          </tr>
        ))}
        {earlier !== 0 && (
          <tr>
            <td colSpan={2}>{t('loyalty.earlier')}</td>
            <td>{signed(earlier)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('loyalty.balance')}
          </th>
          <td>{points}</td>
        </tr>
      </tfoot>
    </table>
  )
}
