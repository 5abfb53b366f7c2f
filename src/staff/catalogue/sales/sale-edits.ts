import type { ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import { promotions } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import { $store, $stores } from '../../data/stores.ts'
import { showSentence } from '../../../client/toasts.ts'
import { changedFields } from '../edit/diff-product.ts'
import { createThingForm } from '../forms/thing-form.ts'
import { say } from '../words.ts'
import { readSale, type SaleFields, typedSale } from './sale.ts'

const place = () => $store.get() ?? { timezone: 'America/Toronto' }

/** The prices of a sale in the stores of the member. */
const ownPrices = ({ prices }: ListedSale): string[] =>
  prices.filter(id => $stores.get().some(({ slug }) => id.startsWith(`${slug}/`)))

/** The form of a whole sale: a change is made to all its prices in the member's stores. */
export const saleGroupForm = createThingForm<ListedSale, SaleFields>({
  typedOf: sale => typedSale(sale, place()),
  read: (typed, sale) => readSale(typed, sale, place()),
  editsOf(sale, fields) {
    const changes = changedFields({ saleName: sale.name, saleTimes: sale.times }, fields)
    return Object.keys(changes).length === 0
      ? []
      : [{ kind: 'price', ids: ownPrices(sale), change: 'set', fields: changes }]
  },
  names: { saleTimes: 'ends', saleName: 'nameEn' }
})

/** Ends a sale in the draft: its prices in the member's stores go back to the regular ones. */
export async function endWholeSale(sale: ListedSale): Promise<void> {
  const none = { salePrice: { to: null }, saleName: { to: null }, saleTimes: { to: null } }
  const result = await saveEdits([{ kind: 'price', ids: ownPrices(sale), change: 'set', fields: none }])
  if (!result.ok) return showFailure(result.problem)
  showSentence({ text: say('promo.takenOff') })
  void promotions.load()
}
