import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useT } from '../../i18n/translate.ts'
import { dataOf } from '../../client/async-state.ts'
import { $now } from '../../client/now.ts'
import { $product, openProduct, outlineOf } from '../../stores/menu/product.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AsyncView, RetryLine } from '../../ui/feedback/async-view.tsx'
import { styles } from '../../theme/styles.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { columnsClass, ProductView } from './product-view.tsx'

const s = styles({
  above: 'margin-block-end:12px;',
  besideClose: 'margin-block-end:12px;margin-inline-end:48px;'
})

interface Props {
  location: string
  product: string
  titleId?: string
  /** Links or buttons shown if the product can't be loaded. */
  ways: ReactNode
}

/** The open product: first from the menu's data, then with its details; without either, the loading or error state. */
export function ProductBody({ location, product: slug, titleId, ways }: Props) {
  const { t } = useT()
  const load = useStore($product)
  const outline = useMemo(() => outlineOf(location, slug), [location, slug])
  const now = useStore($now)
  const known = dataOf(load)
  const detail = known?.slug === slug ? known : undefined
  const product = detail ?? outline
  const retry = () => void openProduct(location, slug)
  const isGone = load.state === 'failed' && load.problem.kind === 'not_found'
  if (isGone)
    return (
      <Notice icon={SearchX} title={t('product.gone')} text={t('product.goneText')} alert>
        {ways}
      </Notice>
    )
  if (!product) {
    return (
      <AsyncView
        load={load}
        now={now}
        t={t}
        onRetry={retry}
        skeleton={<ProductSkeleton className={columnsClass()} />}
        ways={ways}
      >
        {() => null}
      </AsyncView>
    )
  }
  return (
    <>
      {load.state === 'failed' && (
        <div className={titleId ? s.besideClose : s.above}>
          <RetryLine label={t('common.retry')} onRetry={retry}>
            {t(load.problem)}
          </RetryLine>
        </div>
      )}
      <ProductView
        key={product.id}
        product={product}
        detail={detail}
        location={location}
        {...(titleId !== undefined && { titleId })}
      />
    </>
  )
}
