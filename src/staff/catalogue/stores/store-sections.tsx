import type { EditedStore } from '../../../contract/staff/store-settings.ts'
import { readPosition } from '../../../rules/address/position.ts'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { Columns, Flag, Flags, Pair, Section, Text } from './parts.tsx'
import type { SettingsField } from './use-settings-fields.ts'
import { useSettingsWords } from './words.ts'

interface Props {
  field: SettingsField
}

/** Whether shoppers see a store. */
export function ListedSection({ field, store }: Props & { store: EditedStore }) {
  const { t } = useSettingsWords()
  return (
    <Section id="listed" title={t('set.listed')}>
      {!store.fields.isListed && <NoticeLine tone="warn">{t('set.unlisted')}</NoticeLine>}
      <Flags>
        <Flag field={field} name="isListed" label="set.isListed" text="set.isListedText" />
      </Flags>
    </Section>
  )
}

/** Opens a map at the typed place, where that can be read. */
function MapLink({ text }: { text: string }) {
  const { t } = useSettingsWords()
  const place = readPosition(text)
  if (!place) return null
  const { lat, lng } = place
  return (
    <p>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('set.map')}
      </a>
    </p>
  )
}

/** The name, address, contacts and licence of a store. */
export function ContactSections({ field, store }: Props & { store: EditedStore }) {
  const { t } = useSettingsWords()
  return (
    <>
      <Section id="contact" title={t('set.contact')}>
        <Pair field={field} name="name" labels={['set.nameEn', 'set.nameFr']} most={80} />
        <Columns>
          <Text field={field} name="line1" label="set.line1" most={120} />
          <Text field={field} name="addressUnit" label="set.unit" most={40} />
          <Text field={field} name="city" label="set.city" most={80} />
          <Text field={field} name="postalCode" label="set.postalCode" most={12} />
        </Columns>
        <p className={layout.small}>{t('set.provinceText', { province: store.provinceName || store.province })}</p>
        <Text field={field} name="position" label="set.position" hint="set.positionHint" most={1000} />
        <MapLink text={field('position').value} />
        <Columns>
          <Text field={field} name="phone" label="set.phone" most={40} type="tel" />
          <Text field={field} name="email" label="set.email" most={254} type="email" />
        </Columns>
      </Section>
      <Section id="licence" title={t('set.licence')}>
        <p className={layout.small}>{t('set.licenceText')}</p>
        <Columns>
          <Text field={field} name="licenceHolder" label="set.licenceHolder" />
          <Text field={field} name="licenceNumber" label="set.licenceNumber" most={60} />
          <Text field={field} name="licenceIssuer" label="set.licenceIssuer" most={120} />
          <Text field={field} name="licenceName" label="set.licenceName" />
        </Columns>
      </Section>
    </>
  )
}

/** Pickup and curbside pickup, with the slots of all methods. */
export function PickupSection({ field }: Props) {
  const { t } = useSettingsWords()
  const { error: _none, ...kind } = field('curbsideKind')
  return (
    <Section id="pickup" title={t('set.pickup')}>
      <Flags>
        <Flag field={field} name="pickup" label="set.pickupOn" />
        <Flag field={field} name="curbside" label="set.curbsideOn" />
      </Flags>
      <Columns>
        <Text
          field={field}
          name="pickupPrepTime"
          label="set.prepTime"
          hint="set.prepHint"
          most={4}
          inputMode="numeric"
        />
        <Text field={field} name="pickupCutOff" label="set.cutOff" hint="set.cutOffHint" type="time" />
        <Text
          field={field}
          name="slotMinutes"
          label="set.slotMinutes"
          hint="set.slotMinutesHint"
          most={3}
          inputMode="numeric"
        />
        <Text field={field} name="slotCapacity" label="set.capacity" most={4} inputMode="numeric" />
        <FieldSelect
          {...kind}
          value={kind.value}
          label={t('set.curbsideCutOff')}
          options={(['pickup', 'none', 'own'] as const).map(value => ({
            value,
            label: t(`set.curbsideCutOff.${value}`)
          }))}
        />
        {kind.value === 'own' && <Text field={field} name="curbsideCutOff" label="set.curbsideTime" type="time" />}
      </Columns>
    </Section>
  )
}

/** Delivery without its zones. */
export function DeliverySection({ field }: Props) {
  const { t } = useSettingsWords()
  return (
    <Section id="delivery" title={t('set.delivery')}>
      <Flags>
        <Flag field={field} name="delivery" label="set.deliveryOn" />
        <Flag field={field} name="afterHours" label="set.afterHours" text="set.afterHoursText" />
      </Flags>
      <Columns>
        <Text
          field={field}
          name="deliveryPrepTime"
          label="set.prepTime"
          hint="set.prepHint"
          most={4}
          inputMode="numeric"
        />
        <Text field={field} name="deliveryCutOff" label="set.cutOff" hint="set.cutOffHint" type="time" />
        <Text
          field={field}
          name="deliveryCapacity"
          label="set.deliveryCapacity"
          hint="set.deliveryCapacityHint"
          most={4}
          inputMode="numeric"
        />
      </Columns>
    </Section>
  )
}

/** What happens to new orders: whether the server confirms them, and where a message goes about those that stay unconfirmed. */
export function NewOrdersSection({ field }: Props) {
  const { t } = useSettingsWords()
  return (
    <Section id="new-orders" title={t('set.newOrders')}>
      <Flags>
        <Flag field={field} name="confirmsOrders" label="set.confirms" text="set.confirmsText" />
      </Flags>
      <p className={layout.small}>{t('set.alertsText')}</p>
      <Columns>
        <Text field={field} name="alertPhone" label="set.alertPhone" most={40} type="tel" />
        <Text field={field} name="alertEmail" label="set.alertEmail" most={254} type="email" />
      </Columns>
    </Section>
  )
}

/** The note on receipts, and the switches of a store. */
export function StoreSwitches({ field }: Props) {
  const { t } = useSettingsWords()
  return (
    <>
      <Section id="receipts" title={t('set.receipts')}>
        <p className={layout.small}>{t('set.receiptNoteText')}</p>
        <Pair
          field={field}
          name="receiptNote"
          labels={['set.receiptNoteEn', 'set.receiptNoteFr']}
          most={500}
          multiline
        />
      </Section>
      <Section id="switches" title={t('set.switches')}>
        <p className={layout.small}>{t('set.switchesText')}</p>
        <Flags>
          <Flag field={field} name="asksDateOfBirth" label="set.dob" text="set.dobText" />
          <Flag field={field} name="tips" label="set.tips" text="set.tipsText" />
          <Flag field={field} name="loyalty" label="set.loyalty" text="set.loyaltyText" />
          <Flag field={field} name="reviews" label="set.reviews" text="set.reviewsText" />
          <Flag field={field} name="effects" label="set.effects" text="set.effectsText" />
          <Flag field={field} name="suggestions" label="set.suggestions" text="set.suggestionsText" />
        </Flags>
      </Section>
    </>
  )
}
