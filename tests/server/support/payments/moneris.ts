import { monerisGateway } from '../../../../src/server/ordering/payments/providers/moneris.ts'
import { type Heard, openProvider, type Reply } from './cards.ts'

/** A transaction at the fake Moneris; amounts are texts in dollars, as in its API. */
interface Transaction {
  kind: string
  order: string
  /** The transaction that it follows. */
  after: string
  amount: string
  id: string
}

/** A form that was opened with a ticket. */
interface Form {
  order: string
  amount: string
  /** The payment that was made in it: its number and the code of its kind. */
  paid: { id: string; code: '00' | '01'; amount: string } | undefined
  isDeclined: boolean
}

const tag = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

const xml = (tags: Record<string, string>): string => {
  const inner = Object.entries(tags).map(([name, text]) => `<${name}>${text}</${name}>`)
  return `<?xml version="1.0"?><response><receipt>${inner.join('')}</receipt></response>`
}

const approved = ({ id }: Transaction) => ({ ResponseCode: '027', Message: 'APPROVED * =', TransID: id })
const refused = (message: string) => ({ ResponseCode: 'null', Message: message, TransID: 'null' })

/**
 * Starts a fake Moneris that keeps state: forms by ticket, and each transaction once, as documented (Moneris Checkout,
 * Moneris Gateway API). `lost` is the number of follow-up answers that don't arrive although the work is done.
 */
export async function openMoneris() {
  const forms = new Map<string, Form>()
  const made: Transaction[] = []
  const state = { lost: 0, isDown: false, knowsStatusCheck: true, statusChecks: 0 }
  let count = 0

  /** The amount that a payment has taken from the card so far, in dollars. */
  const taken = (order: string): number => {
    const sum = (kind: string) =>
      made.filter(one => one.order === order && one.kind === kind).reduce((total, one) => total + Number(one.amount), 0)
    const cents = Math.round(100 * (sum('purchase') + sum('completion') - sum('refund')))
    return cents === 0 ? 0 : cents / 100
  }

  const isReleased = (order: string): boolean => made.some(one => one.order === order && one.kind === 'completion')

  function checkout({ body }: Heard): Reply {
    const asked = JSON.parse(body) as { action: string; order_no: string; txn_total: string; ticket: string }
    if (asked.action === 'preload') {
      const ticket = `T${(count += 1)}`
      forms.set(ticket, { order: asked.order_no, amount: asked.txn_total, paid: undefined, isDeclined: false })
      return { body: { response: { success: 'true', ticket } } }
    }
    const { order = '', paid, isDeclined } = forms.get(asked.ticket) ?? {}
    if (!paid && isDeclined) return { body: { response: { success: 'true', receipt: { result: 'd' } } } }
    if (!paid) return { body: { response: { success: 'false', error: { message: 'not complete' } } } }
    const { id: transaction_no, code: transaction_code, amount } = paid
    const cc = { order_no: order, transaction_no, transaction_code, amount, response_code: '027', card_type: 'V' }
    const receipt = { result: 'a', cc: { ...cc, first6last4: '4242424242' } }
    return { body: { response: { success: 'true', receipt } } }
  }

  function transact(wish: Omit<Transaction, 'id'>): Record<string, string> {
    const { kind, order, after, amount } = wish
    const earlier = made.find(one => one.order === order && one.id === after)
    if (!earlier) return refused('Cannot find transaction')
    if (kind === 'completion' && isReleased(order)) return refused('Transaction already completed')
    if (kind === 'refund') {
      if (earlier.kind === 'preauth') return refused('Cannot refund a pre-authorization')
      if (Number(amount) > taken(order)) return refused('Refund amount exceeds the original')
    }
    const transaction = { ...wish, id: `${(count += 1)}-0_1` }
    made.push(transaction)
    return approved(transaction)
  }

  function gateway({ body }: Heard): Reply {
    const kind = body.includes('<completion>') ? 'completion' : 'refund'
    const [order, after] = [tag(body, 'order_id'), tag(body, 'txn_number')]
    const wish = { kind, order, after, amount: tag(body, 'comp_amount') || tag(body, 'amount') }
    if (state.knowsStatusCheck && tag(body, 'status_check') === 'true') {
      state.statusChecks += 1
      const same = made.find(one =>
        (Object.keys(wish) as (keyof typeof wish)[]).every(name => one[name] === wish[name])
      )
      if (!same) return { body: xml({ ...refused('null'), status_code: '50', status_message: 'not found' }) }
      return { body: xml({ ...approved(same), status_code: '0', status_message: 'found' }) }
    }
    const reply = transact(wish)
    if (state.lost === 0) return { body: xml(reply) }
    state.lost -= 1
    return 'lost'
  }

  const provider = await openProvider(heard => {
    if (state.isDown) return { status: 503, body: {} }
    return heard.path.startsWith('/chkt') ? checkout(heard) : gateway(heard)
  })

  /** Pays in the form of a ticket, which then tells the page nothing. */
  function pay(
    ticket: string | null,
    { code = '01', amount = '' }: { code?: '00' | '01'; amount?: string } = {}
  ): void {
    const form = forms.get(ticket ?? '')
    if (!form) throw new Error('There is no such ticket.')
    const id = `${(count += 1)}-0_1`
    form.paid = { id, code, amount: amount || form.amount }
    made.push({
      kind: code === '00' ? 'purchase' : 'preauth',
      order: form.order,
      after: '',
      amount: form.paid.amount,
      id
    })
  }

  /** Declines a card in the form of a ticket, which then takes another one. */
  function decline(ticket: string | null): void {
    const form = forms.get(ticket ?? '')
    if (form) form.isDeclined = true
  }

  const client = monerisGateway({
    storeId: 'store1',
    apiToken: 'yesguy',
    checkoutId: 'chkt1',
    checkoutUrl: `${provider.url}/chktv2/request/request.php`,
    gatewayUrl: `${provider.url}/gateway2/servlet/MpgRequest`,
    patience: 10_000
  })

  return { gateway: client, state, forms, made, taken, isReleased, pay, decline }
}
