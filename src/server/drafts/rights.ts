import type { DraftKind } from '../../contract/staff/draft-fields.ts'
import type { StaffRight } from '../../contract/staff/rights.ts'
import { isTheirStore, isWithin } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { foreignStoreWords, rightWords } from '../http/messages.ts'
import { noteStaff } from '../staff/audited.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { type Compared, valuesOf } from './compare.ts'
import { placeOf } from './things/prices.ts'

const rightOf: Record<DraftKind, StaffRight> = {
  category: 'menu',
  brand: 'menu',
  product: 'menu',
  size: 'menu',
  price: 'menu',
  deal: 'promotions',
  code: 'promotions',
  business: 'stores',
  store: 'stores',
  zone: 'stores',
  banner: 'promotions',
  reward: 'promotions',
  loyalty: 'promotions'
}

type Member = Pick<StaffMember, 'rights' | 'locations'>

/** True if a member works on any kind of drafts. */
export const mayDraft = ({ rights }: Member): boolean => Object.values(rightOf).some(right => rights.includes(right))

/**
 * Returns why a member may not make some changes: for want of a right, or because they are of stores that the member doesn't work
 * in. Products, sizes, categories, rewards, the rules of points and the business are of all stores; a deal, code or banner is of those that it names.
 */
function objectionTo(member: Member, compared: readonly Compared[]): 'right' | 'store' | undefined {
  if (compared.some(({ change: { kind } }) => !member.rights.includes(rightOf[kind]))) return 'right'
  return compared.every(one => isTheirs(member, one)) ? undefined : 'store'
}

function isTheirs(member: Member, { change, row }: Compared): boolean {
  if (member.locations === null) return true
  const { kind, thing } = change
  if (kind === 'price' || kind === 'zone') return isTheirStore(member, placeOf(thing).store)
  if (kind === 'store') return isTheirStore(member, thing)
  if (kind !== 'deal' && kind !== 'code' && kind !== 'banner') return false
  const before = row === undefined ? [] : (row['locations'] as string[] | null)
  const after = 'locations' in change.fields ? (valuesOf(change)['locations'] as string[] | null) : before
  return isWithin(before, member.locations) && isWithin(after, member.locations)
}

/** Throws 403 unless a member may make some changes, or any if there are none yet; a refusal is audited. */
export async function onlyDrafters(
  context: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  compared: readonly Compared[],
  detail: string
): Promise<void> {
  const objection = mayDraft(member) ? objectionTo(member, compared) : 'right'
  if (objection === undefined) return
  await noteStaff(context.db, context, member, { action: 'refused', detail }, false)
  throw new ApiError(403, 'forbidden', { words: objection === 'right' ? rightWords : foreignStoreWords })
}

/** True if a member may make some changes. */
export const mayChange = (member: Member, compared: readonly Compared[]): boolean =>
  mayDraft(member) && objectionTo(member, compared) === undefined
