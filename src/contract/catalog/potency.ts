import { type InferOutput, minValue, number, object, picklist, pipe } from 'valibot'
import { potencyUnits } from '../first/words.ts'

/** The units of THC and CBD on Canadian labels. */
export const potencyUnit = picklist(potencyUnits)

/** A potency range; `min` equals `max` if the label states a single value (SPEC C12). */
export const potency = object({
  min: pipe(number(), minValue(0)),
  max: pipe(number(), minValue(0)),
  unit: potencyUnit
})

export type PotencyUnit = InferOutput<typeof potencyUnit>
export type Potency = InferOutput<typeof potency>
