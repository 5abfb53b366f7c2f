import type { SetupFacts, SetupProvince } from '../../contract/staff/setup.ts'
import { look } from './look.ts'
import { useSetupWords } from './words.ts'

/** The facts of a province: age, taxes and limit, by which the shop goes without being asked. */
export function ProvinceFacts({ province, limit }: { province: SetupProvince; limit: SetupFacts['limit'] }) {
  const { t, locale } = useSetupWords()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const taxes = province.taxes.map(({ name, rate }) => `${name}\u00a0${percent.format(rate / 100)}`).join(', ')
  return (
    <section className={look.facts} aria-labelledby="setup-facts">
      <h2 id="setup-facts">{t('setup.facts', { province: province.name })}</h2>
      <ul>
        <li>{t('setup.factAge', { age: province.legalAge })}</li>
        <li>{taxes === '' ? t('setup.factNone') : t('setup.factTaxes', { taxes })}</li>
        <li>{t('setup.factLimit', { grams: limit })}</li>
      </ul>
    </section>
  )
}
