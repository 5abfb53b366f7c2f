import type { SetupFacts } from '../../contract/staff/setup.ts'
import type { HoursEntry } from '../../contract/store/location.ts'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { WeekEditor } from '../hours/week-editor.tsx'
import type { StoreFieldName } from './blank-store.ts'
import { look } from './look.ts'
import { ProvinceFacts } from './province-facts.tsx'
import { useSetupWords } from './words.ts'

type StoreFieldProps = (name: StoreFieldName) => {
  id: string
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

interface Props {
  field: StoreFieldProps
  facts: SetupFacts
}

/** `America/St_Johns` as people read it. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** Chooses a province, with its first time zone and its regulator. */
function chooseProvince(code: string, { field, facts: { provinces } }: Props): void {
  const before = provinces.find(one => one.code === field('province').value)
  const { zones = [], regulator = '' } = provinces.find(one => one.code === code) ?? {}
  const issuer = field('licenceIssuer')
  field('province').onValue(code)
  field('timezone').onValue(zones[0] ?? '')
  if (issuer.value === '' || issuer.value === before?.regulator) issuer.onValue(regulator)
}

function AddressFields({ field, facts }: Props) {
  const { t } = useSetupWords()
  const { error, ...province } = field('province')
  const chosen = facts.provinces.find(({ code }) => code === province.value)
  return (
    <>
      <div className={look.two}>
        <Field {...field('line1')} label={t('setup.line1')} autoComplete="address-line1" maxLength={120} required />
        <Field {...field('unit')} label={t('setup.unit')} autoComplete="address-line2" maxLength={20} />
        <Field {...field('city')} label={t('setup.city')} autoComplete="address-level2" maxLength={80} required />
        <Field
          {...field('postalCode')}
          label={t('setup.postalCode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={10}
          required
        />
        <div>
          <FieldSelect
            {...province}
            label={t('setup.province')}
            autoComplete="address-level1"
            describedBy={error && 'province-error'}
            onValue={code => chooseProvince(code, { field, facts })}
            options={[
              { value: '', label: '–', disabled: true },
              ...facts.provinces.map(({ code, name }) => ({ value: code, label: name }))
            ]}
          />
          {error && <FieldError id="province-error" text={error} />}
        </div>
        {chosen && chosen.zones.length > 1 && (
          <FieldSelect
            id="timezone"
            label={t('setup.timezone')}
            value={field('timezone').value}
            onValue={field('timezone').onValue}
            options={chosen.zones.map(zone => ({ value: zone, label: zoneName(zone) }))}
          />
        )}
      </div>
      {chosen && <ProvinceFacts province={chosen} limit={facts.limit} />}
      <Field
        {...field('position')}
        label={t('setup.position')}
        hint={t('setup.positionHint')}
        autoComplete="off"
        maxLength={1000}
        spellCheck={false}
        required
      />
    </>
  )
}

interface StoreProps extends Props {
  hours: readonly HoursEntry[]
  onHours: (hours: readonly HoursEntry[]) => void
}

/** Asks for a store: its names, address, licence and opening hours. */
export function StoreFields({ field, facts, hours, onHours }: StoreProps) {
  const { t } = useSetupWords()
  return (
    <>
      <div className={look.two}>
        <Field {...field('storeName')} label={t('setup.storeName')} autoComplete="off" maxLength={80} required />
        <Field {...field('storeNameFr')} label={t('setup.storeNameFr')} autoComplete="off" maxLength={80} />
      </div>
      <AddressFields field={field} facts={facts} />
      <h2>{t('setup.licence')}</h2>
      <Field {...field('licenceHolder')} label={t('setup.licenceHolder')} autoComplete="off" maxLength={120} required />
      <div className={look.two}>
        <Field
          {...field('licenceNumber')}
          label={t('setup.licenceNumber')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <Field
          {...field('licenceIssuer')}
          label={t('setup.licenceIssuer')}
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <WeekEditor title={t('setup.hours')} hours={hours} isLocked={false} onHours={onHours} />
    </>
  )
}
