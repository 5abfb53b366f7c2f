/**
 * The order in which a listing's lots are sold, first in, first out: the earliest packaging date first. Lots without a date
 * follow in the order in which they came, for no guess should put one before a lot whose age is known; stock without a lot
 * is sold last. Columns of `lots`.
 */
export const lotOrder = 'packaged_on nulls last, received_at, number collate "C"'

/**
 * Returns SQL for the units that are taken from each lot of a store ($1), as rows of `lots` with `taken`. `wanted` is the name
 * of a relation with `variant_id` and `quantity`. The listings must be locked by an earlier statement of the transaction:
 * one that locks them itself would read the lots as they were before it waited.
 */
export const lotsTaken = (wanted: string): string => `
  select queue.*, least(units_left, wanted - ahead)::int as taken from (
    select lot.*, wanted.quantity as wanted,
      sum(lot.units_left) over (partition by lot.variant_id order by ${lotOrder}) - lot.units_left as ahead
    from ${wanted} as wanted cross join lateral (
      select * from lots where location_id = $1 and variant_id = wanted.variant_id and units_left > 0
    ) as lot
  ) as queue where ahead < wanted`

/** SQL for the change of `lots` that takes the units of `lot`, a relation of the rows that `lotsTaken` returns. */
export const takeLots = `
  update lots set units_left = lots.units_left - lot.taken from lot
  where lots.location_id = $1 and lots.variant_id = lot.variant_id and lots.number = lot.number`
