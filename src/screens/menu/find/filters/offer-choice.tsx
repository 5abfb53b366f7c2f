import { useStore } from '@nanostores/react'
import { useT } from '../../../../i18n/translate.ts'
import { traits as known } from '../../../../rules/menu/traits.ts'
import { $query, changeQuery } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { CheckChip, checkChip } from '../../../../ui/form/check-chip.tsx'
import { group } from './group.ts'

/** On sale, in stock, rich in CBD, new: what isn't in any list of choices. */
export function OfferChoice() {
  const { t } = useT()
  const { onSale, inStock, only } = useStore($query)
  const facets = useStore($facets)
  const traits = known
    .map(trait => ({ trait, count: facets.traits.get(trait)?.count ?? 0 }))
    .filter(({ trait, count }) => count > 0 || only.includes(trait))
  return (
    <fieldset>
      <legend className={group.legend}>{t('find.offers')}</legend>
      <div className={checkChip.row}>
        <CheckChip
          label={t('find.sale')}
          count={facets.onSale}
          checked={onSale}
          onToggle={() => changeQuery({ onSale: !onSale })}
        />
        <CheckChip
          label={t('find.stock')}
          count={facets.inStock}
          checked={inStock}
          onToggle={() => changeQuery({ inStock: !inStock })}
        />
        {traits.map(({ trait, count }) => (
          <CheckChip
            key={trait}
            label={t(`quick.${trait}`)}
            count={count}
            checked={only.includes(trait)}
            onToggle={() =>
              changeQuery({ only: only.includes(trait) ? only.filter(other => other !== trait) : [...only, trait] })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
