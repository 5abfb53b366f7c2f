import { readPosition } from '../../../rules/address/position.ts'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useLayoutEffect, useRef } from 'react'
import type { EditedZone } from '../../../contract/staff/store-settings.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { layout } from '../../../ui/layout.ts'
import { look } from '../edit/look.ts'
import { WeeklyEditor } from '../promotions/weekly-editor.tsx'
import { Outline } from './outline.tsx'
import { Columns, Section, Text } from './parts.tsx'
import { prefixesIn, readCorners } from './read-zone.ts'
import { addZone, type Edited, toggleZone } from './settings-form.ts'
import { zoneName } from './typed-settings.ts'
import type { SettingsField } from './use-settings-fields.ts'
import { useSettingsWords } from './words.ts'

const s = styles({
  zone: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding-block-start:16px;border-top:1px solid var(--sf-line);`,
  head: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;& h4 { flex:1 1 160px;font-size:16px;overflow-wrap:anywhere; }',
  chips: 'display:flex;flex-wrap:wrap;gap:4px;',
  place: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;
@container sf (min-width: 760px) { grid-template-columns:minmax(0,1fr) 240px; }`
})

/** Prefixes that are shown; others are counted. */
const MOST_CHIPS = 24

interface Props {
  field: SettingsField
  zone: EditedZone
  at: number
  isRemoved: boolean
}

/** The postal codes and the outline of a zone, each with a check of how it was read. */
function Place({ field, at }: Pick<Props, 'field' | 'at'>) {
  const { t } = useSettingsWords()
  const name = (part: string) => zoneName(at, part)
  const prefixes = prefixesIn(field(name('postalPrefixes')).value)
  const more = Math.max(0, prefixes.length - MOST_CHIPS)
  const corners = readCorners(field(name('polygon')).value) ?? []
  const store = readPosition(field('position').value)
  return (
    <>
      <div className={look.plain}>
        <Text field={field} name={name('postalPrefixes')} label="set.prefixes" hint="set.prefixesHint" most={4000} />
        {prefixes.length > 0 && (
          <div className={s.chips}>
            {prefixes.slice(0, MOST_CHIPS).map(prefix => (
              <Chip key={prefix} tone="line">
                {prefix}
              </Chip>
            ))}
            {more > 0 && <span className={layout.small}>{t('set.morePrefixes', { count: more })}</span>}
          </div>
        )}
      </div>
      <div className={s.place}>
        <Field
          {...field(name('polygon'))}
          label={t('set.polygon')}
          hint={t('set.polygonHint')}
          maxLength={20_000}
          autoComplete="off"
          spellCheck={false}
          multiline
          style={{ minHeight: 172 }}
        />
        {corners.length > 1 && <Outline corners={corners} store={store} />}
      </div>
    </>
  )
}

function Zone({ field, zone, at, isRemoved }: Props) {
  const { t } = useSettingsWords()
  const name = (part: string) => zoneName(at, part)
  const title = field(name('name')).value || t('set.newZone')
  const money = { most: 12, inputMode: 'decimal' as const }
  return (
    <div className={s.zone} role="group" aria-label={title} data-zone={at}>
      <div className={s.head}>
        <h4>{title}</h4>
        <Button
          kind="quiet"
          aria-label={t(isRemoved ? 'set.keepZoneOf' : 'set.removeZoneOf', { name: title })}
          onClick={() => toggleZone(zone.id)}
        >
          {t(isRemoved ? 'set.keepZone' : 'set.removeZone')}
        </Button>
      </div>
      {isRemoved ? (
        <p role="status">{t('set.zoneGoes')}</p>
      ) : (
        <>
          <Columns>
            <Text field={field} name={name('name')} label="set.zoneName" most={80} />
            <Text field={field} name={name('fee')} label="set.fee" {...money} />
            <Text field={field} name={name('minimum')} label="set.minimum" {...money} />
            <Text field={field} name={name('freeFrom')} label="set.freeFrom" hint="set.freeFromHint" {...money} />
          </Columns>
          <Place field={field} at={at} />
          <WeeklyEditor field={field} name={name('hours')} legend={t('set.zoneHours')} text={t('set.zoneHoursText')} />
        </>
      )}
    </div>
  )
}

/** The delivery zones of the store in the form. */
export function ZoneSection({ field, edited }: { field: SettingsField; edited: Extract<Edited, { kind: 'store' }> }) {
  const { t } = useSettingsWords()
  const { zones } = edited.shown
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(zones.length)
  useLayoutEffect(() => {
    if (zones.length > before.current)
      box.current?.querySelector<HTMLElement>(`#${zoneName(zones.length - 1, 'name')}`)?.focus()
    before.current = zones.length
  }, [zones.length])
  return (
    <Section id="zones" title={t('set.zones')}>
      <p className={layout.small}>{t(zones.length > 0 ? 'set.zonesText' : 'set.noZones')}</p>
      <div className={look.plain} ref={box}>
        {zones.map((zone, at) => (
          <Zone key={zone.id} field={field} zone={zone} at={at} isRemoved={edited.removed.includes(zone.id)} />
        ))}
      </div>
      <div>
        <Button onClick={addZone}>
          <Icon of={Plus} />
          {t('set.addZone')}
        </Button>
      </div>
    </Section>
  )
}
