/** The kind of a drink's container. */
export type ContainerKind = 'can' | 'glass' | 'plastic' | 'carton'

/** The containers of a pack that can be returned: their kind, how much each holds in millilitres, and how many there are. */
export interface Containers {
  kind: ContainerKind
  millilitres: number
  count: number
}

/** A rule of a province's deposits, from a day on, for containers up to a size. */
export interface DepositRule {
  /** The day on which it takes effect, `YYYY-MM-DD`. */
  from: string
  /** For these kinds alone; all if absent. */
  kinds?: readonly ContainerKind[] | undefined
  /** Containers of at least so many millilitres, and of at most so many; any size if absent. */
  least?: number | undefined
  most?: number | undefined
  /** Cents per container; 0 ends an earlier rule. */
  cents: number
  /** The codes of the taxes on the deposit; none if absent. */
  taxes?: readonly string[] | undefined
  /** The law or notice that it is taken from. */
  source: string
}

/** The deposit on a pack in cents, and the codes of the taxes on it. */
export interface Deposit {
  cents: number
  taxes: readonly string[]
}

const none: Deposit = { cents: 0, taxes: [] }

const fits = ({ from, kinds, least, most }: DepositRule, { kind, millilitres }: Containers, day: string): boolean =>
  from <= day &&
  (kinds === undefined || kinds.includes(kind)) &&
  millilitres >= (least ?? 0) &&
  millilitres <= (most ?? Infinity)

/**
 * Returns the deposit on a pack on a day, `YYYY-MM-DD` in the store's time: by the rule that took effect last of those for
 * its containers, the later in the list where two began together. A province without rules has no deposits.
 */
export function depositOf(containers: Containers, rules: readonly DepositRule[] = [], day: string): Deposit {
  const rule = rules
    .filter(one => fits(one, containers, day))
    .reduce<DepositRule | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined)
  return rule ? { cents: rule.cents * containers.count, taxes: rule.taxes ?? [] } : none
}
