import X from 'lucide/dist/esm/icons/x.mjs'
import { useLayoutEffect, useRef } from 'react'
import { mostOfLoyalty } from '../../../contract/staff/draft-loyalty-fields.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { layout } from '../../../ui/layout.ts'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import type { ThingField } from '../forms/use-thing-fields.ts'
import { useCatalogueWords } from '../words.ts'
import { useLoyaltyStores } from './off-notice.tsx'
import { mostTierName, tierField } from './points.ts'

const s = styles({
  tier: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding-block-end:16px;border-block-end:1px solid var(--sf-line);`,
  figures:
    'display:grid;grid-template-columns:repeat(2,minmax(0,1fr)) var(--sf-target);gap:8px;align-items:start;& > :last-child { margin-block-start:28px; }'
})

const names = ['nameEn', 'nameFr', 'from', 'bonus'] as const

function Tier({ field, at, onRemove }: { field: ThingField; at: number; onRemove(): void }) {
  const { t } = useCatalogueWords()
  const stores = useLoyaltyStores()
  const whole = { inputMode: 'numeric' as const, maxLength: 7, autoComplete: 'off' }
  return (
    <div className={s.tier} role="group" aria-label={t('points.tier', { number: at + 1 })}>
      <PairField
        field={field}
        name={`tier${at}-name`}
        labels={['points.tierEn', 'points.tierFr']}
        most={mostTierName}
        stores={stores}
      />
      <div className={s.figures}>
        <Field {...field(tierField(at, 'from'))} {...whole} label={t('points.tierFrom')} />
        <Field {...field(tierField(at, 'bonus'))} {...whole} label={t('points.tierBonus')} maxLength={3} />
        <IconButton icon={X} label={t('points.removeTier', { number: at + 1 })} onClick={onRemove} />
      </div>
    </div>
  )
}

/** The tiers, lowest first: their names, the points from which they are reached, and the extra points of their members. */
export function TiersEditor({ field }: { field: ThingField }) {
  const { t } = useCatalogueWords()
  const { id, value, error, onValue } = field('tiers')
  const count = Number(value) || 0
  const box = useRef<HTMLElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const wanted = count > before.current ? `[id="${tierField(count - 1, 'nameEn')}"]` : '[data-add]'
    if (count !== before.current) box.current?.querySelector<HTMLElement>(wanted)?.focus()
    before.current = count
  }, [count])
  const add = () => {
    for (const name of names) field(tierField(count, name)).onValue('')
    onValue(String(count + 1))
  }
  const remove = (at: number) => {
    for (let later = at; later < count - 1; later += 1)
      for (const name of names) field(tierField(later, name)).onValue(field(tierField(later + 1, name)).value)
    onValue(String(count - 1))
  }
  return (
    <section className={look.box} aria-labelledby="points-tiers" ref={box}>
      <h3 id="points-tiers">{t('points.tiers')}</h3>
      <p className={layout.small}>{t('points.tiersText')}</p>
      {Array.from({ length: count }, (_, at) => (
        <Tier key={at} field={field} at={at} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button
          id={id}
          data-add=""
          disabled={count >= mostOfLoyalty.tiers}
          aria-describedby={error && `${id}-error`}
          onClick={add}
        >
          {t('points.addTier')}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </section>
  )
}
