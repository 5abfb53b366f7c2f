import type { EditedLoyalty } from '../../../contract/staff/staff-catalogue.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { loyaltyId, pointsForm } from './points-form.ts'
import { usePointsWords } from './points-example.tsx'

const s = styles({
  card: `display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 16px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);
& > div { flex:1 1 240px;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere; }`
})

/** The rules of points and the tiers, in sentences, and the way to their form. */
export function PointsSection({ rules }: { rules: EditedLoyalty }) {
  const { t, locale } = useCatalogueWords()
  const wordsOf = usePointsWords()
  const tiers = rules.tiers.map(({ name, from }) => t('points.tierFact', { name: inLocale(name, locale), count: from }))
  return (
    <section className={layout.stack}>
      <h3>{t('points.title')}</h3>
      <div className={s.card} data-promo={loyaltyId}>
        <div>
          {wordsOf(rules).map(sentence => (
            <p key={sentence} className={layout.small}>
              {sentence}
            </p>
          ))}
          <p className={layout.small}>{tiers.length > 0 ? tiers.join(', ') : t('points.noTiers')}</p>
        </div>
        <Button aria-label={t('promo.editOf', { name: t('points.title') })} onClick={() => pointsForm.open(rules)}>
          {t('promo.edit')}
        </Button>
      </div>
    </section>
  )
}
