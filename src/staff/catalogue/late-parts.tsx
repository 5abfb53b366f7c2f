import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Late } from '../late-part.tsx'
import { closeDialog, type DraftView, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const loadProducts = () => import('./products-tab.tsx')
const loadPromotions = () => import('./promotions/promotions-tab.tsx')
const loadStores = () => import('./stores/stores-tab.tsx')
const loadBar = () => import('./drafts/draft-bar.tsx')
const loadDialogs = () => import('./drafts/draft-dialogs.tsx')

/** The section of products, a part of its own. */
export const LateProducts = () => <Late load={loadProducts}>{({ ProductsTab }) => <ProductsTab />}</Late>

/** The section of deals and promo codes, which comes with the same part. */
export const LatePromotions = () => <Late load={loadPromotions}>{({ PromotionsTab }) => <PromotionsTab />}</Late>

/** The section of the settings of business and stores. */
export const LateStores = () => <Late load={loadStores}>{({ StoresTab }) => <StoresTab />}</Late>

/** The bar of the current draft. */
export const LateDraftBar = () => (
  <Late load={loadBar} isQuiet failed={() => null}>
    {({ DraftBar }) => <DraftBar />}
  </Late>
)

/** The dialogs of drafts. */
export function LateDraftDialog({ view }: { view: DraftView }) {
  const { t } = useWords()
  return (
    <Late
      load={loadDialogs}
      isQuiet
      failed={notice => (
        <Dialog title={t('drafts')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
          {notice}
        </Dialog>
      )}
    >
      {({ DraftDialog }) => <DraftDialog view={view} />}
    </Late>
  )
}
