import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { gridClasses } from './grid/product-grid.tsx'
import { classes } from '../../theme/styles.ts'
import { columns } from './grid/columns.ts'
import { times } from '../../lib/lists.ts'

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
              {times(12, at => (
                <Bone key={at} height={340} radius={12} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Skeleton>
  )
}
