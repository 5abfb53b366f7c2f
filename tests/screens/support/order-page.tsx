import type { EditingProps } from '../../../src/screens/order/changes/draw-changes.ts'
import { EditAddress } from '../../../src/screens/order/changes/edit-address.tsx'
import { Editing } from '../../../src/screens/order/changes/editing.tsx'
import { Question } from '../../../src/screens/order/changes/question.tsx'
import { OrderScreen } from '../../../src/screens/order/order-screen.tsx'

const draw = {
  question: (props: Parameters<typeof Question>[0]) => <Question {...props} />,
  editing: (props: Omit<EditingProps, 'address'>) => (
    <Editing {...props} address={given => <EditAddress {...given} />} />
  )
}

/** An order's page with the parts that load later. */
export const OrderPage = ({ order }: { order: string }) => <OrderScreen order={order} draw={draw} />
