import { array, type GenericSchema, type InferOutput, unknown } from 'valibot'
import { inShape } from '../../contract/http/in-shape.ts'
import { inTimeSlices } from '../time-slicing.ts'

/** Items that are checked between two looks at the clock. */
const STEP = 10

type Warn = (at: string, why: string) => void

function itemsOf(text: string, warn: Warn | undefined): readonly unknown[] {
  try {
    return inShape(array(unknown()), JSON.parse(text), warn) ?? []
  } catch (error) {
    warn?.('', String(error))
    return []
  }
}

/** Reads the items of a `longList` in time slices, as `inShape` does; those that are invalid are left out. */
export const itemsInShape = <Schema extends GenericSchema>(
  schema: Schema,
  texts: readonly string[],
  warn?: Warn
): Promise<InferOutput<Schema>[]> =>
  new Promise(done => {
    function* check() {
      const read: InferOutput<Schema>[] = []
      for (const text of texts)
        for (const [at, item] of itemsOf(text, warn).entries()) {
          const value = inShape(schema, item, warn)
          if (value !== undefined) read.push(value)
          if (at % STEP === STEP - 1) yield
        }
      done(read)
    }
    inTimeSlices(check())
  })
