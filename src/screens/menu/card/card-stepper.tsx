import { stepperLabels } from '../../../components/stepper-labels.ts'
import { useT } from '../../../i18n/translate.ts'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { $drawStepper, type CardStepper } from './draw-stepper.ts'

function LabelledStepper({ name, ...stepper }: CardStepper) {
  const { t } = useT()
  return <Stepper {...stepper} labels={stepperLabels(t, { name, count: stepper.quantity })} />
}

$drawStepper.fill(stepper => <LabelledStepper {...stepper} />)
