/** What several parts show of a menu besides its first products, in one file: dialogs, deals, filters and the grid. */
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import Tag from 'lucide/dist/esm/icons/tag.mjs'
import './store-views.ts'
import '../../contract/typed/call-link.ts'
import '../../format/phone.ts'
import '../../routing/brand-path.ts'
import '../../rules/lot/freshness.ts'
import '../../rules/menu/filter-key.ts'
import '../../rules/menu/terpenes.ts'
import '../../rules/store-phone.ts'
import '../../screens/menu/grid/product-grid.tsx'
import '../../stores/cart/choosing-reward.ts'
import '../../stores/cart/fulfilment-method.ts'
import '../../stores/menu/follow-deals.ts'
import '../../stores/menu/store-today.ts'
import '../../ui/form/choice.tsx'
import '../../ui/overlay/dialog.tsx'

/** Icons of several parts. */
export const icons = [Phone, Tag]
