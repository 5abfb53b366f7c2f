/** Reads all figures by one SQL statement, so that they are of the same moment and add up. */
import type { Statement } from '../../db/connection/statement.ts'
import {
  amounts,
  goodsOfOrder,
  hasEnded,
  isUnderWay,
  ordersEnded,
  ordersIn,
  ordersRefunded,
  refundsOfRuns,
  runs
} from './parts.ts'

const spans = `${runs}, span as materialized (
    select location, max("end") as "end" from run group by location
  )`

const ended = `
  ended as materialized (
    select orders.id, status, tender, subtotal, savings, deals, promos, reward_name, reward_amount, points_redeemed, points_amount,
      fee, coalesce(deposits, 0) as deposits, taxes, tip, total, cancel_reason, first_name, last_name,
      ended_at at time zone 'UTC' + make_interval(mins => minutes) as wall
    from run ${ordersEnded}
  ), sold as materialized (
    select *, ${amounts('deals')} as dealt, ${amounts('promos')} as coded from ended where status = 'completed'
  ), sold_line as materialized (
    select product_id, name, brand, quantity, unit_price, coalesce(discount, 0) as discount
    from sold join order_lines on order_id = sold.id
  )`

/** Refunds, and whole orders that were refunded before refunds had rows of their own. */
const returned = `
  returned as materialized (
    select refunds.order_id, refunds.lines, tender, goods, refunds.deposits, refunds.taxes, refunds.fee, refunds.tip, amount,
      at at time zone 'UTC' + make_interval(mins => minutes) as wall
    ${refundsOfRuns}
    union all
    select orders.id, null, tender, ${goodsOfOrder}, coalesce(deposits, 0), taxes, fee, tip,
      total, refunded_at at time zone 'UTC' + make_interval(mins => minutes)
    from run ${ordersRefunded}
  ), returned_line as materialized (
    select product_id, order_lines.name, brand, piece.quantity
    from returned cross join lateral jsonb_to_recordset(lines) as piece (line text, quantity int)
    join order_lines on order_lines.id = piece.line
    union all
    select product_id, order_lines.name, brand, quantity
    from returned join order_lines on order_lines.order_id = returned.order_id where lines is null
  )`

const sums = `
  'sold', (select jsonb_build_object(
    'orders', count(*), 'pieces', (select coalesce(sum(quantity), 0) from sold_line), 'gross', coalesce(sum(subtotal), 0),
    'deals', coalesce(sum(dealt), 0), 'codes', coalesce(sum(coded), 0), 'rewards', coalesce(sum(reward_amount), 0),
    'points', coalesce(sum(points_amount), 0), 'fees', coalesce(sum(fee), 0), 'deposits', coalesce(sum(deposits), 0),
    'taxes', coalesce(sum(${amounts('taxes')}), 0), 'tips', coalesce(sum(tip), 0), 'total', coalesce(sum(total), 0),
    'saved', coalesce(sum(savings), 0)
  ) from sold),
  'refunded', (select jsonb_build_object(
    'refunds', count(*), 'goods', coalesce(sum(goods), 0), 'fees', coalesce(sum(fee), 0), 'deposits', coalesce(sum(deposits), 0),
    'taxes', coalesce(sum(${amounts('taxes')}), 0), 'tips', coalesce(sum(tip), 0), 'total', coalesce(sum(amount), 0)
  ) from returned)`

/** All rows of a subquery as a JSON array. */
const all = (query: string): string => `(select coalesce(jsonb_agg(one), '[]') from (${query}) as one)`

const taxes = all(`
  select code, coalesce(max(words::text), 'null')::jsonb as words, sum(sold) as sold, sum(refunded) as refunded from (
    select one->>'code' as code, one->'name' as words, (one->>'amount')::int as sold, 0 as refunded
    from sold cross join jsonb_array_elements(taxes) as each (one)
    union all
    select one->>'code', one->'name', 0, (one->>'amount')::int
    from returned cross join jsonb_array_elements(taxes) as each (one)
  ) as part group by code order by sum(sold) desc, code`)

const tenders = all(`
  select tender, brand, sum(orders) as orders, sum(sold) as sold, sum(refunded) as refunded from (
    select id, tender, 1 as orders, total as sold, 0 as refunded from sold
    union all
    select order_id, tender, 0, 0, amount from returned
  ) as part
  left join lateral (select brand from payments where payments.order_id = part.id and tender = 'card') as card on true
  group by tender, brand order by sum(sold) desc, tender, brand`)

const discounts = all(`
  select kind, code, max(words::text)::jsonb as words, count(*) as orders, sum(amount) as amount from (
    select 'deal' as kind, one->>'id' as code, one->'name' as words, (one->>'amount')::int as amount
    from sold cross join jsonb_array_elements(deals) as each (one)
    union all
    select 'code', one->>'code', one->'name', (one->>'amount')::int
    from sold cross join jsonb_array_elements(promos) as each (one)
    union all
    select 'reward', reward_name->>'en', reward_name, reward_amount from sold where reward_amount > 0
    union all
    select 'points', null, null, points_amount from sold where points_amount > 0
  ) as part group by kind, code order by sum(amount) desc, kind, code`)

/** Products with their ranks by sales and by pieces; the latter of two equal ones is the same in both. */
const products = `
  product as materialized (
    select *, row_number() over (order by gross desc, product_id) as by_sales, row_number() over (order by pieces desc, product_id) as by_pieces
    from (
      select product_id, max(name::text)::jsonb as name, max(brand) as brand, sum(pieces) as pieces, sum(gross) as gross,
        sum(discounts) as discounts, sum(refunded) as refunded
      from (
        select product_id, name, brand, quantity as pieces, unit_price * quantity as gross, discount as discounts, 0 as refunded
        from sold_line
        union all
        select product_id, name, brand, 0, 0, 0, quantity from returned_line
      ) as part group by product_id
    ) as summed
  )`

const best = all(`
  select product_id, name, brand, pieces, gross, discounts, refunded from product
  where by_sales <= $2 or by_pieces <= $2 order by by_sales`)

const rest = `(
  select jsonb_build_object('products', count(*), 'pieces', sum(pieces), 'gross', sum(gross), 'discounts', sum(discounts))
  from product where by_sales > $2 and by_pieces > $2 having count(*) > 0)`

const net = 'subtotal - dealt - coded - reward_amount - points_amount'

const days = all(`
  select to_char(day, 'YYYY-MM-DD') as date, sum(orders) as orders, sum(net) as net, sum(total) as total from (
    select wall::date as day, 1 as orders, ${net} as net, total from sold
    union all
    select wall::date, 0, 0 - goods, 0 - amount from returned
  ) as part group by day order by day`)

const hours = all(`
  select extract(hour from wall)::int as hour, count(*) as orders, sum(${net}) as net, sum(total) as total
  from sold group by 1 order by 1`)

const cancelled = all(`
  select cancel_reason as "reason", first_name as "firstName", last_name as "lastName", total
  from ended where status = 'cancelled'`)

/** Orders of a moment: those under way, and those that ended later. */
const placed = `(
  select count(*) from (
    select 1 from run ${ordersIn(`placed_at >= start and placed_at < "end" and ${isUnderWay}`)}
    union all
    select 1 from run ${ordersIn(`ended_at >= start and placed_at >= start and placed_at < "end" and ${hasEnded}`)}
  ) as one)`

const open = `(
  select jsonb_build_object(
    'orders', count(*), 'total', coalesce(sum(total), 0), 'paid', coalesce(sum(total) filter (where tender = 'card'), 0)
  ) from (
    select tender, total from span ${ordersIn(`placed_at < "end" and ${isUnderWay}`)}
    union all
    select tender, total from span ${ordersIn(`ended_at >= "end" and placed_at < "end" and ${hasEnded}`)}
  ) as one)`

/** The statement; $2 is the number of products listed by sales and by pieces. */
export const figuresStatement: Statement = {
  name: 'figures',
  text: `
with ${spans}, ${ended}, ${returned}, ${products}
select jsonb_build_object(${sums},
  'taxes', ${taxes}, 'tenders', ${tenders}, 'discounts', ${discounts}, 'products', ${best}, 'otherProducts', ${rest},
  'days', ${days}, 'hours', ${hours}, 'cancelled', ${cancelled}, 'placed', ${placed}, 'open', ${open}
) as figures`
}
