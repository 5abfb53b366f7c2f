import type { FieldError } from '../../../client/form.ts'
import { mostOfZone } from '../../../contract/staff/draft-store-fields.ts'
import { formatMoney } from '../../../format/money.ts'
import { useForm } from '../../use-form.ts'
import { useCatalogueWords } from '../words.ts'
import { settingsForm } from './settings-form.ts'
import { type SettingsWord, useSettingsWords } from './words.ts'

/** The sentence for a refused field, by its name without the zone, and its code. */
const sentences: Record<string, SettingsWord> = {
  'pickup.choice': 'set.noMethod',
  'pickup.required': 'set.noMethod',
  'delivery.choice': 'set.needsZone',
  'postalCode.postal': 'set.badPostal',
  'logo.wrong': 'set.badLogo',
  'position.wrong': 'set.badPosition',
  'pickupPrepTime.wrong': 'set.minutesRange',
  'deliveryPrepTime.wrong': 'set.minutesRange',
  'slotMinutes.wrong': 'set.slotRange',
  'slotMinutes.number': 'set.shortHours',
  'slotCapacity.wrong': 'set.capacityRange',
  'deliveryCapacity.wrong': 'set.capacityRange',
  'pickupCutOff.wrong': 'set.badTime',
  'curbsideCutOff.wrong': 'set.badTime',
  'curbsideCutOff.required': 'set.badTime',
  'deliveryCutOff.wrong': 'set.badTime',
  'allowedOrigins.wrong': 'set.badPage',
  'privacyEn.wrong': 'set.badAddress',
  'privacyFr.wrong': 'set.badAddress',
  'termsEn.wrong': 'set.badAddress',
  'termsFr.wrong': 'set.badAddress',
  'searchWords.too_short': 'set.loneWord',
  'searchWords.too_long': 'set.manyWords',
  'postalPrefixes.required': 'set.needsPlace',
  'postalPrefixes.wrong': 'set.badPrefix',
  'postalPrefixes.choice': 'set.prefixTaken',
  'polygon.wrong': 'set.badPolygon',
  'polygon.too_short': 'set.fewCorners',
  'polygon.choice': 'set.crossing',
  'hours.required': 'set.badHours',
  'hours.too_short': 'set.shortHours'
}

const isAmount = (name: string): name is keyof typeof mostOfZone => name in mostOfZone

/** The form of settings, and the props of its fields. */
export function useSettingsFields() {
  const { t, locale } = useSettingsWords()
  const { t: say } = useCatalogueWords()
  const sentenceOf = (field: string, code: FieldError): string | undefined => {
    const name = field.replace(/^.*-/, '')
    if (isAmount(name)) return t('set.most', { amount: formatMoney(mostOfZone[name], locale) })
    const word = sentences[`${name}.${code}`]
    if (word) return t(word)
    if (code === 'phone') return t('set.badPhone')
    return code === 'too_long' ? say('edit.tooLong') : undefined
  }
  const { field, ...rest } = useForm(settingsForm, { sentenceOf, isKept: true })
  // A field that is shown for the first time has no text yet.
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

/** The props of a field, by its name. */
export type SettingsField = ReturnType<typeof useSettingsFields>['field']
