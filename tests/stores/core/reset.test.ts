import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { WritableAtom } from 'nanostores'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ResetScope } from '../../../src/client/reset.ts'
import { sourceFiles } from '../../project/support/source-files.ts'

/** The stores that each scope resets; stores not named here are reset only with the whole storefront. */
const owned: Record<Exclude<ResetScope, 'all'>, string[]> = {
  shopper: (
    'cartSuggestions $asked $birth $card $cart $cartProblem $challenge $deliverProblem $deliverTo $enteredSearch $excess $firstDelivery $heldSlot ' +
    '$hasWallets $isAsap $isByWallet $isChanging $isChoosingReward $linkSentTo $listLengths $lostCart $mergedCarts $methodNews $offers $placeSearch ' +
    '$promoField $redeemError $refusedPromo $removedLine $roomLeft $shownSlot $slotLoss $slotMove $socialFailure $socialState $suggestions $tender ' +
    '$tipError $user $wanted $wantedMethod $writingAddress checkoutForm codeForm deliverForm forgotForm linkForm passwordForm sendCodeForm ' +
    'signUpForm watchForm $kiosk $phoneSignIn $reader kioskForm'
  ).split(' '),
  person: (
    '$addresses $answering $approval $askedHandoff $devices $endingDevice $favourites $isChoosingPrices $endingWatch $watches $exporting $foundOrder $isChanging ' +
    '$isChoosingReward $kiosk $loyalty $movedOrder $myOrders $order $orderEdit $phoneCode $placedOrder $profile $promoField $redeemError ' +
    '$removed $reordering $social $underWay $unlinking $writing addressForm cancelForm changePasswordForm ' +
    'checkInForm deleteForm editAddressForm emailForm onWayForm phoneForm profileForm'
  ).split(' '),
  device: '$cartIds $pending $recentlyViewed $underWay $userAddress'.split(' '),
  visitor:
    '$enteredSearch $isSending $isVisiting $kiosk $listLengths $popup $refusedAge $secondsLeft $sight $staffDoor'.split(
      ' '
    )
}

/** Stores that are not a shopper's state: the current time. */
const exempt = ['$now', '$seconds']

const files = sourceFiles('src/client', 'src/stores')
let reset: (scope: ResetScope) => void
const stores = new Map<string, WritableAtom<unknown>>()

const hasState = (value: unknown): value is { $state: WritableAtom<unknown> } =>
  typeof value === 'object' && value !== null && '$state' in value

/** Collects every writable store by its name; for forms and resources their `$state`. Slots hold code, not state. */
beforeAll(async () => {
  // Stores of its own: those of other test files may still be listened to.
  vi.resetModules()
  ;({ reset } = await import('../../../src/client/reset.ts'))
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const exported = (await import(`../../../${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (!name.startsWith('$')) {
        if (hasState(value)) stores.set(name, value.$state)
      } else if (
        !new RegExp(`const \\${name}\\b[^=]*= (computed\\(|forCurrentStore\\(|slot<|wordedSlot<)`).test(source)
      ) {
        stores.set(name, value as WritableAtom<unknown>)
      }
    }
  }
  for (const name of exempt) stores.delete(name)
})

afterAll(() => vi.resetModules())

/** Fills every store, resets a scope, and gives the names of the stores that hold what they began with. */
function emptiedBy(scope: ResetScope): string[] {
  reset('all')
  const initial = new Map([...stores].map(([name, store]) => [name, store.value]))
  for (const store of stores.values()) store.set({ filled: true })
  reset(scope)
  return [...stores].filter(([name, store]) => isDeepStrictEqual(store.value, initial.get(name))).map(([name]) => name)
}

describe('resetting stores by scope', () => {
  test.each(Object.entries(owned) as [ResetScope, string[]][])(
    'the scope “%s” empties its stores and no other',
    (scope, names) => {
      expect(emptiedBy(scope).toSorted()).toEqual(names.toSorted())
    }
  )

  test('nothing is left when the storefront is unmounted', () => {
    expect(emptiedBy('all').toSorted()).toEqual([...stores.keys()].toSorted())
  })

  test('no store is made in a way that nothing resets', () => {
    const bare = files.filter(file => /[^.\w](atom|map|deepMap)[<(]/.test(readFileSync(file, 'utf8')))
    // A transport is closed by the code that has set it.
    expect(bare.toSorted()).toEqual([
      'src/client/live/transport.ts',
      'src/client/now.ts',
      'src/client/reset.ts',
      'src/client/seconds.ts'
    ])
  })
})
