import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The placeholder of a product while it loads. */
export function ProductSkeleton({ className }: { className: string }) {
  const { t } = useT()
  return (
    <Skeleton label={t('product.loading')}>
      <div className={className}>
        <Picture of={undefined} form="" />
        <div className={layout.stack}>
          <Bone width="30%" height={18} />
          <Bone width="70%" height={32} />
          <Bone height={68} radius={12} />
          <Bone height={52} radius={26} />
          <Bone height={112} />
          <Bone height={220} />
        </div>
      </div>
    </Skeleton>
  )
}
