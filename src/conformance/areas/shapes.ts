import { array, is, maxLength, nonEmpty, pipe, string } from 'valibot'
import { readBusiness } from '../../contract/store/business.ts'
import { readCart } from '../../contract/cart/cart.ts'
import { readLocation } from '../../contract/store/location.ts'
import { readBanners } from '../../contract/catalog/banners.ts'
import { readMenu } from '../../contract/catalog/menu.ts'
import { readProduct } from '../../contract/catalog/product-detail.ts'
import { reportSearch } from '../../contract/catalog/searches.ts'
import { readShelfTexts } from '../../contract/catalog/shelf-texts.ts'
import { readSlots } from '../../contract/order/slots.ts'
import { MOST_TERPENES, terpenesOf } from '../../rules/menu/terpenes.ts'
import { isDate } from '../../rules/time/is-date.ts'
import '../../rules/time/machine-clocks.ts'
import { readWall } from '../../rules/time/time-zone.ts'
import { formatSlot } from '../../rules/time/wall-time.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import { wholeMenu } from '../shop.ts'

/** The main terpenes of a product on a menu, which its schema leaves to the filter to check. */
const terpeneNames = pipe(array(pipe(string(), nonEmpty())), maxLength(MOST_TERPENES))

/** Shapes of the replies; the contract's schemas check each reply that a check requests. */
export const shapes: Area = {
  name: 'Shapes',
  points: [
    {
      name: 'The first reads of a visit have the contract’s shape',
      async check({ client }) {
        const { locations } = await client.succeed(readBusiness)
        const params = { location: locations[0]?.slug ?? '' }
        await client.succeed(readLocation, { params })
        await client.succeed(readMenu, { params })
        await client.succeed(readSlots, { params, query: { method: 'pickup' } })
        // Only of a store that says that it has some.
        if (locations[0]?.banners) await client.succeed(readBanners, { params })
      }
    },
    {
      name: 'The business lists its locations, each with a unique slug',
      async check({ client }) {
        const { locations } = await client.succeed(readBusiness)
        must(locations.length > 0, 'there is no location')
        must(
          new Set(locations.map(location => location.slug)).size === locations.length,
          'two locations have the same slug'
        )
      }
    },
    {
      name: 'A location reads the same alone and in the list',
      async check({ client, business }) {
        const [first] = (await business()).locations
        must(first !== undefined, 'there is no location')
        const alone = await client.succeed(readLocation, { params: { location: first.slug } })
        must(alone.id === first.id && alone.name === first.name, `its id or name differs: ${alone.id}, ${alone.name}`)
      }
    },
    {
      name: 'The menu’s pages return each product once and match the total',
      async check({ client, store }) {
        const { location } = await store()
        const { products, total } = await wholeMenu(client, location.slug)
        must(products.length === total, `the total is ${total}, but ${products.length} products were returned`)
        must(new Set(products.map(product => product.id)).size === products.length, 'a product is listed twice')
      }
    },
    {
      name: 'A product’s page shows the same sizes and prices as the menu',
      async check({ client, store }) {
        const { location, products, variant } = await store()
        const listed = products.find(product => product.variants.some(({ id }) => id === variant.id))
        const params = { location: location.slug, product: listed?.slug ?? '' }
        const { variants } = await client.succeed(readProduct, { params })
        const own = variants.find(({ id }) => id === variant.id)
        must(own?.price === variant.price, `its price is ${own?.price} instead of ${variant.price}`)
      }
    },
    {
      name: 'The terpenes of a menu are three names at most, of those on the product’s page',
      async check({ client, store }) {
        const { location, products } = await store()
        for (const { slug, terpenes = [] } of products)
          must(is(terpeneNames, terpenes), `those of ${slug} are not a list of three names at most`)
        const listed = products.find(({ terpenes }) => terpenesOf({ terpenes }).size > 0)
        if (!listed) return
        const params = { location: location.slug, product: listed.slug }
        const all = new Set((await client.succeed(readProduct, { params })).terpenes.map(({ name }) => name))
        for (const name of terpenesOf(listed).values())
          must(all.has(name), `${name} is not on the page of ${listed.slug}`)
      }
    },
    {
      name: 'A packaging date is a day, and that of the first lot on the product’s page',
      async check({ client, store }) {
        const { location, products } = await store()
        const dated = products.flatMap(({ slug, variants }) =>
          variants.flatMap(({ id, packagedOn }) => (packagedOn === undefined ? [] : [{ slug, id, packagedOn }]))
        )
        for (const { slug, packagedOn } of dated) must(isDate(packagedOn), `${packagedOn} of ${slug} is no YYYY-MM-DD`)
        const [size] = dated
        if (!size) return
        const params = { location: location.slug, product: size.slug }
        const { variants } = await client.succeed(readProduct, { params })
        const [lot] = variants.find(({ id }) => id === size.id)?.lots ?? []
        must(!lot || lot.packagedOn === size.packagedOn, `the first lot of ${size.slug} has another date`)
      }
    },
    {
      name: 'Searches that found nothing are taken, whatever their words, and words of the search are groups of two or more',
      async check({ client, store }) {
        const { location } = await store()
        const params = { location: location.slug }
        if ((await client.call(readShelfTexts, { params })).status !== 404) {
          const { searchWords } = await client.succeed(readShelfTexts, { params })
          must(
            searchWords.every(group => group.length > 1),
            'a group has no other word'
          )
        }
        const first = await client.call(reportSearch, { params, body: { words: 'conformance' } })
        if (first.status === 404) throw new Skipped('searches are not counted')
        await client.succeed(reportSearch, { params, body: { words: 'ann@shop.example' } })
      }
    },
    {
      name: 'Available times are grouped by day and sorted',
      async check({ client, store }) {
        const { location } = await store()
        const filling = { params: { location: location.slug }, query: { method: 'pickup' } }
        const { days } = await client.succeed(readSlots, filling)
        const starts = days.flatMap(day => day.slots.map(slot => Date.parse(slot.start)))
        must(starts.length > 0, 'there are none')
        must(
          starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0)),
          'they are not in order'
        )
        must(
          days.every(day => day.slots.every(slot => slot.id.startsWith(day.date))),
          'a time is listed under the wrong day'
        )
      }
    },
    {
      name: 'A time is the same by its id, its instant and the location’s offsets',
      async check({ client, store }) {
        const { location } = await store()
        const { zoneOffsets: [first] = [] } = location
        must(first === undefined || Date.parse(first.from) <= Date.now(), 'no offset is in force now')
        const filling = { params: { location: location.slug }, query: { method: 'pickup' } }
        const { days } = await client.succeed(readSlots, filling)
        for (const { id, start } of days.flatMap(day => day.slots)) {
          const shown = formatSlot(readWall(start, location))
          must(shown === id, `the time ${id} begins at ${start}, which is ${shown} there`)
        }
      }
    },
    {
      name: 'Cart totals add up',
      async check({ client, cartWith }) {
        const { id } = await cartWith(2)
        const cart = await client.succeed(readCart, { params: { cart: id } })
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        must(
          cart.lines.every(line => line.total === line.unitPrice * line.quantity),
          'a line is not its price times its quantity'
        )
        must(cart.subtotal === sum(cart.lines.map(line => line.total)), 'the subtotal is not the sum of the lines')
        must(cart.count === sum(cart.lines.map(line => line.quantity)), 'the count is not the sum of the quantities')
        const off =
          sum([...cart.deals, ...cart.promos].map(({ amount }) => amount)) +
          cart.orderReward.amount +
          cart.orderLoyalty.amount
        must(
          cart.deposits === sum(cart.lines.map(line => (line.deposit ?? 0) * line.quantity)),
          'the deposits are not the sum of those of the lines'
        )
        const due = cart.subtotal - off + cart.fee + cart.deposits + sum(cart.taxes.map(tax => tax.amount)) + cart.tip
        must(cart.total === due, `the total is ${cart.total}, but its parts add up to ${due}`)
      }
    }
  ]
}
