/** Text of `--help`. */
export const help = `Imports a retailer's menu from a CSV file into one location of the shop.

  npm run menu:import -- FILE.csv --location SLUG [--source NAME] [--encoding NAME] [--mapping FILE.json] [--report FILE.json]

The file has one row per size. The first line names the columns; these are read:

  id          required  product and size: 12002-0 and 12002-1 are two sizes of product 12002
  name        required
  brand
  category    required  "Concentrate,Shatter," is read as Concentrate > Shatter
  strain                a cultivar, or just Indica, Sativa, Hybrid or Blend
  thc, cbd              18%, 18-22 %, <1%, 100mg, 1,260 mg, 30 mg/mL
  size        required  0.5 g, 3 x 0.5 g, 50 mL, 5 seeds; "1 pack" and "each" have no weight
  price       required  in dollars: 36.50
  sale_price
  stock       required  a whole number

The file may be UTF-8, UTF-16 with a byte order mark, or what Excel saves as “CSV” (Windows-1252); the report says
which one was used. Override it with --encoding: utf-8, windows-1252, macintosh, utf-16le, utf-16be. It may have
up to 64 MB.

An id names a product within its source. Without --source a list is its location's own: id 12002 of another location's
list is another product. Locations whose lists share their ids, so that a product is the same one everywhere, import
them under one name: --source head-office. Keep to one or the other, else a product is listed twice.

The mapping is a JSON file; every part of it may be left out:

  {
    "columns":    { "name": "Product Title", "price": "Retail" },
    "categories": { "Vapes": "vapes", "Edibles > Candy": "edibles/gummies",
                    "Balm": { "to": "topicals/balms", "class": "non-solid" } },
    "defaults":   { "brand": "House", "stock": "0" },
    "weights":    { "1 pack": "10 g", "pre-rolls: 1 pack": "1 g" },
    "delimiter":  ";"
  }

  columns     the list's heading for a field of ours
  categories  where a category of the list goes: a slug of the shop, or category/subcategory;
              "class" sets its class in the purchase limit when the category's own is wrong
  defaults    what an empty cell, or a column that is missing, means
  weights     what a size weighs that doesn't say it, for all or for one category of the shop

What is never guessed:
  - A row without id, name, size or a price above 0 that can be read is refused, and one with a name of over 200 characters.
  - A product without a category that we know is filed under Uncategorised and is not for sale until it has one.
  - A size without a weight counts as the whole purchase limit: one of it, alone, fills an order.
  - A millilitre counts as a gram. An edible, drink, oil or cream with over 3 % of THC by weight counts as a concentrate.
  - Potency that can't be read is left out; stock that can't be read is none. The report lists where.

All or nothing: a file that is broken changes nothing, names the line, and exits with code 1. Importing the same
list again changes nothing. Products that the list no longer names stay as they are and are counted.

DATA_DIR (default demo/.data) or DATABASE_URL say which shop; a running server has to be stopped first in the former case.
`
