import { expectTypeOf, test } from 'vitest'
import type { StorefrontApi } from '../../src/main.ts'
import type { EventCart, EventOrder } from '../../src/platform/host-events.ts'

// Checked by `npm run types`: a wrong expectation or a missing error fails there.
type Handle = ReturnType<StorefrontApi['mount']>
type Options = Parameters<StorefrontApi['mount']>[1]

test('the host API is typed for those who mount from code', () => {
  expectTypeOf<StorefrontApi['version']>().toEqualTypeOf<string>()
  expectTypeOf<Parameters<StorefrontApi['mount']>[0]>().toEqualTypeOf<HTMLElement>()
  expectTypeOf<ReturnType<Handle['cart']>>().toEqualTypeOf<EventCart | undefined>()
  expectTypeOf<{ api: string; theme: 'dark' }>().toExtend<Options>()
  expectTypeOf<{ theme: 'dark' }>().not.toExtend<Options>()
  expectTypeOf<{ api: string; theme: 'black' }>().not.toExtend<Options>()
})

test('a listener receives the payload of its event', () => {
  const listen = (handle: Handle) => handle.on('order-placed', ({ order }) => void order)
  expectTypeOf(listen).returns.toEqualTypeOf<() => void>()
  expectTypeOf<Parameters<Parameters<Handle['on']>[1]>[0]>().toExtend<object>()
  const heard = (handle: Handle) =>
    // @ts-expect-error -- there is no such event
    handle.on('nothing', () => {})
  expectTypeOf(heard).toBeFunction()
  const order = (handle: Handle, keep: (order: EventOrder) => void) =>
    handle.on('order-placed', ({ order: placed }) => keep(placed))
  expectTypeOf(order).toBeFunction()
  expectTypeOf<keyof EventOrder & ('id' | 'customer' | 'address' | 'notes' | 'pickupCode')>().toBeNever()
  expectTypeOf<keyof EventCart & ('id' | 'delivery')>().toBeNever()
})
