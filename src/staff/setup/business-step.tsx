import { EmailField } from '../../components/fields/email-field.tsx'
import { PhoneField } from '../../components/fields/phone-field.tsx'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { look } from './look.ts'
import type { SetupFieldProps } from './use-setup-fields.ts'
import { useSetupWords } from './words.ts'

const ages = ['date-of-birth', 'yes-no', 'account'] as const

/** Asks for the business: what shoppers see of it, and how they are let in. */
export function BusinessStep({ field }: { field: SetupFieldProps }) {
  const { t } = useSetupWords()
  const { value: age, onValue: setAge } = field('ageGate')
  const { value: guests, onValue: setGuests } = field('guests')
  return (
    <>
      <Field {...field('shopName')} label={t('setup.shopName')} autoComplete="organization" maxLength={80} required />
      <div className={look.two}>
        <PhoneField {...field('shopPhone')} label={t('setup.shopPhone')} />
        <EmailField {...field('shopEmail')} label={t('setup.shopEmail')} autoComplete="off" />
      </div>
      <Field
        {...field('page')}
        label={t('setup.page')}
        hint={t('setup.pageHint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
      />
      <BoxChoice
        legend={t('setup.ageGate')}
        showLegend
        look="rows"
        options={ages.map(value => ({ value, label: t(`setup.age.${value}`) }))}
        value={age}
        onValue={setAge}
      />
      <BoxChoice
        legend={t('setup.guest')}
        showLegend
        look="rows"
        options={(['no', 'yes'] as const).map(value => ({ value, label: t(`setup.guest.${value}`) }))}
        value={guests}
        onValue={setGuests}
      />
    </>
  )
}
