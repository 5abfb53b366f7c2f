import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { gridClasses } from './grid/product-grid.tsx'
import { classes, styles } from '../../theme/styles.ts'
import { columns } from './grid/columns.ts'

const s = styles({
  square: 'aspect-ratio:1;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);'
})

/** The placeholder of the menu while it loads. */
export function MenuSkeleton() {
  const { t } = useT()
  return (
    <Skeleton label={t('menu.loading')}>
      <div className={layout.stack}>
        <Bone height={72} radius={14} />
        <div className={columns.both}>
          <div className={classes(columns.products, layout.stack)}>
            <Bone width={120} height={26} />
            <div className={classes(...gridClasses())}>
              {Array.from({ length: 12 }, (_, at) => (
                <div key={at} className={layout.stack}>
                  <div className={s.square} />
                  <Bone width="50%" height={14} />
                  <Bone width="80%" height={16} />
                  <Bone height={44} radius={22} />
                  <Bone height={44} radius={22} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Skeleton>
  )
}
