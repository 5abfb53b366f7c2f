import { type InferOutput, minValue, number, object, picklist, pipe } from 'valibot'

/** Units in which Canadian labels state THC and CBD. */
export const potencyUnit = picklist(['%', 'mg', 'mg/g', 'mg/mL'])

/** A range of potency; `min` equals `max` where the label states one figure (SPEC C12). */
export const potency = object({
  min: pipe(number(), minValue(0)),
  max: pipe(number(), minValue(0)),
  unit: potencyUnit
})

export type PotencyUnit = InferOutput<typeof potencyUnit>
export type Potency = InferOutput<typeof potency>
