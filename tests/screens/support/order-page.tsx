import { Editing } from '../../../src/screens/order/changes/editing.tsx'
import { Question } from '../../../src/screens/order/changes/question.tsx'
import { OrderScreen } from '../../../src/screens/order/order-screen.tsx'

const draw = {
  question: (props: Parameters<typeof Question>[0]) => <Question {...props} />,
  editing: (props: Parameters<typeof Editing>[0]) => <Editing {...props} />
}

/** An order's page with the parts that load later. */
export const OrderPage = ({ order }: { order: string }) => <OrderScreen order={order} draw={draw} />
