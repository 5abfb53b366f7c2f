import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { classes, styles } from '../../theme/styles.ts'
import { columns } from './grid/columns.ts'
import { times } from '../../lib/lists.ts'

const s = styles({
  row: `display:grid;grid-auto-flow:column;grid-auto-columns:164px;gap:12px;overflow:hidden;margin-inline-end:-16px;
@container sf (min-width: 480px) { grid-auto-columns:196px;gap:16px; }`
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
            {times(2, row => (
              <div key={row} className={layout.stack}>
                <Bone width={120} height={26} />
                <div className={s.row}>
                  {times(6, at => (
                    <Bone key={at} height={320} radius={12} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Skeleton>
  )
}
