import { dataOf, toProblem } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { showSentence, showToast } from '../../client/toasts.ts'
import { choosePrices } from '../../contract/account/favourites.ts'
import { $favourites, loadFavourites, showFavourites } from './favourites.ts'

/** True while the choice about price drops is being sent. */
export const $isChoosingPrices = resettable('person', false)

/** Turns emails about price drops on or off. If the words have changed, they are read again. */
export async function togglePrices(): Promise<void> {
  const prices = dataOf($favourites.get())?.prices
  if (!prices || $isChoosingPrices.get()) return
  $isChoosingPrices.set(true)
  const isOn = !prices.isOn
  const result = await request(choosePrices, { body: { isOn, words: prices.words } })
  if (!$isChoosingPrices.get()) return
  $isChoosingPrices.set(false)
  if (result.ok) {
    showFavourites(result.value)
    return showToast(isOn ? 'prices.on' : 'prices.off')
  }
  showSentence(toProblem(result.problem), 'bad')
  if (result.problem.code === 'conflict') await loadFavourites()
}
