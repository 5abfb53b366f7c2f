import type { GenericSchema, InferOutput } from 'valibot'
import { inShape } from '../../contract/http/in-shape.ts'
import { inTimeSlices } from '../time-slicing.ts'

/** Items that are checked between two looks at the clock. */
const STEP = 10

/** Reads the items of a long list in time slices, as `inShape` does; those that are invalid are left out. */
export const itemsInShape = <Schema extends GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
  warn?: (at: string, why: string) => void
): Promise<InferOutput<Schema>[]> =>
  new Promise(done => {
    function* check() {
      const read: InferOutput<Schema>[] = []
      for (const [at, item] of items.entries()) {
        const value = inShape(schema, item, warn)
        if (value !== undefined) read.push(value)
        if (at % STEP === STEP - 1) yield
      }
      done(read)
    }
    inTimeSlices(check())
  })
