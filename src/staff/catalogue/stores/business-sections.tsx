import type { EditedBusiness } from '../../../contract/staff/store-settings.ts'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { look } from '../edit/look.ts'
import { LatePictureField } from '../late-picture-field.tsx'
import { Columns, Flag, Pair, Section, Text } from './parts.tsx'
import type { SettingsField } from './use-settings-fields.ts'
import { useSettingsWords } from './words.ts'

/** The modes of the age gate, the strictest first. */
const gates = ['account', 'date-of-birth', 'yes-no', 'off'] as const

type Gate = (typeof gates)[number]

interface Props {
  field: SettingsField
  business: EditedBusiness
}

/** The switches of the whole shop, each with its meaning, and a warning for a softer one than now. */
function Switches({ field, business }: Props) {
  const { t } = useSettingsWords()
  const { error: _none, ...gate } = field('ageGate')
  const guest = field('guestCheckout')
  const isSofter =
    gates.indexOf(gate.value as Gate) > gates.indexOf(business.fields.ageGate) ||
    (guest.value !== '' && !business.fields.guestCheckout)
  return (
    <Section id="switches" title={t('set.switches')}>
      <p className={layout.small}>{t('set.switchesText')}</p>
      <div className={look.plain}>
        <FieldSelect
          {...gate}
          value={gate.value}
          label={t('set.ageGate')}
          options={gates.map(value => ({ value, label: t(`set.ageGate.${value}`) }))}
        />
        <p className={layout.small} role="status">
          {t(`set.ageGate.${(gate.value || 'yes-no') as Gate}.text`)}
        </p>
      </div>
      <Flag field={field} name="guestCheckout" label="set.guest" text="set.guestText" />
      {isSofter && <NoticeLine tone="warn">{t('set.softer')}</NoticeLine>}
    </Section>
  )
}

/** The logo, as a picture or by its address. */
function Logo({ field, business }: Props) {
  const { t } = useSettingsWords()
  const { id, value, error, onValue } = field('logo')
  return (
    <LatePictureField
      id={id}
      legend={t('set.logo')}
      picture={{ value, start: business.fields.logo ?? '', shown: null }}
      error={error}
      address={{ label: t('set.logoAddress'), hint: t('set.logoHint') }}
      onValue={onValue}
    />
  )
}

/** The settings that all stores share. */
export function BusinessSections({ field, business }: Props) {
  const { t } = useSettingsWords()
  return (
    <>
      <Section id="business" title={t('set.business.contact')}>
        <Columns>
          <Text field={field} name="name" label="set.businessName" most={80} />
          <Text field={field} name="phone" label="set.phone" most={40} type="tel" />
          <Text field={field} name="email" label="set.email" most={254} type="email" />
        </Columns>
        <Logo field={field} business={business} />
      </Section>
      <Switches field={field} business={business} />
      <Section id="emails" title={t('set.emails')}>
        <p className={layout.small}>{t('set.emailNoteText')}</p>
        <Pair field={field} name="emailNote" labels={['set.emailNoteEn', 'set.emailNoteFr']} most={500} multiline />
      </Section>
      <Section id="search" title={t('set.search')}>
        <Field
          {...field('searchWords')}
          label={t('set.searchWords')}
          hint={t('set.searchWordsHint')}
          multiline
          autoComplete="off"
          spellCheck={false}
          maxLength={20_000}
        />
      </Section>
      <Section id="pages" title={t('set.pages')}>
        <Field
          {...field('allowedOrigins')}
          label={t('set.allowedOrigins')}
          hint={t('set.allowedOriginsHint')}
          multiline
          autoComplete="off"
          spellCheck={false}
          maxLength={20_000}
        />
      </Section>
      <Section id="policies" title={t('set.policies')}>
        <p className={layout.small}>{t('set.policiesText')}</p>
        <Pair field={field} name="privacy" labels={['set.privacyEn', 'set.privacyFr']} most={1000} />
        <Pair field={field} name="terms" labels={['set.termsEn', 'set.termsFr']} most={1000} />
      </Section>
      <Section id="points" title={t('set.points')}>
        <p className={layout.small}>{t('set.pointsText')}</p>
      </Section>
    </>
  )
}
