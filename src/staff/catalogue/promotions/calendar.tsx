import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import { writeDate, writeTime } from '../../../format/time.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { addDays, dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'
import { $store } from '../../data/stores.ts'
import { inLocale, say, useCatalogueWords } from '../words.ts'
import { saleTitle } from '../sales/sale.ts'
import { isAlways, isAt, type Running, runningOn, type Timed } from './running.ts'

const s = styles({
  table: `width:100%;border-collapse:collapse;border:1px solid var(--sf-line);background:var(--sf-raised);
& tr + tr > * { border-top:1px solid var(--sf-line); }
& th,& td { padding:8px 12px;text-align:start;vertical-align:top;overflow-wrap:anywhere; } & th { width:40%;font-weight:500; }
 & caption { padding-block:8px;text-align:start;font-weight:650; }`,
  always:
    'display:grid;gap:4px;& ul { display:flex;flex-wrap:wrap;gap:0 20px; } & li { min-width:0;overflow-wrap:anywhere; }',
  entry: `min-height:var(--sf-target);text-align:start;text-decoration:underline;text-underline-offset:.2em;text-decoration-color:var(--sf-line-2);
&:hover { text-decoration-color:currentColor; }`
})

/** The days that are shown. */
const DAYS = 28

/** The name of an offer or a banner in the calendar. */
function nameOf(promo: Timed, locale: Locale): string {
  if (promo.kind === 'banner')
    return `${inLocale(promo.fields.title, locale)}, ${say(`banner.place.${promo.fields.place}`)}`
  if (promo.kind === 'sale') return `${saleTitle(promo, locale)}, ${say('promo.sizes', { count: promo.sizes })}`
  if (promo.kind === 'reward') return say('reward.inCalendar', { name: inLocale(promo.fields.name, locale) })
  const { fields } = promo
  return 'code' in fields ? `${fields.code}, ${inLocale(fields.name, locale)}` : inLocale(fields.name, locale)
}

/** An offer with the times at which it begins or ends on the day. */
function useRunningWords(store: StoreLocation): (running: Running) => string {
  const { t, locale } = useCatalogueWords()
  const write = (instant: number) => writeTime(wallAt(instant, store), locale)
  return ({ promo, from, until }) => {
    const name = nameOf(promo, locale)
    const times = [
      from !== undefined && t('calendar.from', { time: write(from) }),
      until !== undefined && t('promo.untilTime', { time: write(until) })
    ].filter(Boolean)
    return times.length > 0 ? `${name} (${times.join(', ')})` : name
  }
}

interface Props {
  promos: readonly Timed[]
  /** Opens one; undefined for those that the member can't change. */
  openerOf(promo: Timed): (() => void) | undefined
}

function Entry({ text, onOpen }: { text: string; onOpen: (() => void) | undefined }) {
  return onOpen ? (
    <button type="button" className={s.entry} onClick={onOpen}>
      {text}
    </button>
  ) : (
    text
  )
}

/** The promotions that are on every day, once and not on each. */
function Always({ promos, openerOf }: Props) {
  const { t, locale } = useCatalogueWords()
  return (
    <section className={s.always}>
      <h3>{t('calendar.always')}</h3>
      <ul>
        {promos.map(promo => (
          <li key={promo.id}>
            <Entry text={nameOf(promo, locale)} onOpen={openerOf(promo)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ promos, store, openerOf }: Props & { store: StoreLocation }) {
  const { t, locale } = useCatalogueWords()
  const write = useRunningWords(store)
  const today = dateOf(wallAt(useStore($now), store))
  const always = promos.filter(promo => isAlways(promo) && isAt(promo, store.slug))
  const timed = promos.filter(promo => !isAlways(promo))
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(today, at))
  return (
    <>
      {always.length > 0 && <Always promos={always} openerOf={openerOf} />}
      <table className={s.table}>
        <caption>{t('promo.calendarOf', { store: store.name })}</caption>
        <tbody>
          {dates.map(date => {
            const running = runningOn(timed, date, store)
            return (
              <tr key={date}>
                <th scope="row">{writeDate(date, locale)}</th>
                <td>
                  {running.length === 0 ? (
                    <span className={layout.small}>
                      {t(always.length > 0 ? 'calendar.nothingMore' : 'promo.noneOn')}
                    </span>
                  ) : (
                    <ul>
                      {running.map((one, at) => (
                        <li key={at}>
                          <Entry text={write(one)} onOpen={openerOf(one.promo)} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** The coming four weeks of the selected store, with the deals, codes, banners, sales and rewards of each day. */
export function Calendar(props: Props) {
  const store = useStore($store)
  return store ? <Days {...props} store={store} /> : null
}
