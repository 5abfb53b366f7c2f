import type { ReactNode } from 'react'
import { wordedSlot } from '../../../i18n/worded-slot.ts'
import type { StepperProps } from '../../../ui/form/stepper.tsx'

/** A stepper of a card, for the product and size that it counts. */
export type CardStepper = Omit<StepperProps, 'labels'> & { name: string }

/** Draws the stepper of a card. Filled by `card-stepper.tsx`, in the part `common`. */
export const $drawStepper = wordedSlot<(stepper: CardStepper) => ReactNode>()
