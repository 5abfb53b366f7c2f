/** Text of `--help`. */
export const help = `Imports a retailer's menu from a CSV, XLSX or JSON file into one location of the shop, or into all that it names.

  npm run menu:import -- FILE [--location SLUG] [--source NAME] [--encoding NAME] [--mapping FILE.json] [--report FILE.json] [--pictures FOLDER | --no-pictures] [--yes]

A CSV file has one row per size, with commas, semicolons, tabs or bars between its cells; a line “sep=;”, titles above the
headings and blank rows are skipped. So are those of a workbook, XLSX, of which one sheet has the list. JSON is an array
of objects with the same names, where a text may be { "en": "…", "fr": "…" }. These columns are read, by these names or usual ones in English or French:

  id          required  product and size: 12002-0 and 12002-1 are two sizes of product 12002; format it as text, so that
                        no spreadsheet makes a date or a rounded number of it
  store                 the slug or the name of the row's store, in a file for several; needed without --location
  name        required
  brand
  category    required  "Concentrate,Shatter," is read as Concentrate > Shatter
  strain                a cultivar, or just Indica, Sativa, Hybrid or Blend
  thc, cbd              18%, 18-22 %, <1%, 100mg, 1 260 mg, 30 mg/mL; a heading "THC (%)" gives its unit to plain numbers
  size        required  0.5 g, 3 x 0.5 g, 1/8 oz, Eighth, 50 mL, 12 fl oz, 5 seeds; "1 pack" and "each" have no weight
  price       required  in the shop's currency: 36.50, 36,50 $, $1,299.95
  sale_price
  sale_name             such as Harvest week; sale_name_fr in French
  sale_starts, sale_ends  in the store's time: 2026-12-01, or 2026-12-01 18:00. A day as the end is part of the sale
  sale_hours            only in these hours of each week: Tue 16:00-20:00; Fri 4 pm - 8 pm
  deposit               on the containers of a pack: 0.10; 0 for none, whatever the province's table says
  container             of a drink: can, glass, plastic or carton; the province's table has the deposit, by the volume of
                        the size
  tax_codes             the only taxes on it: GST, or GST PST; "none", or "all" of the province, which is the default
  sku, gtin             the shop's own number and the bar code of a size, each of one product; format them as text too. A
                        heading SKU, without a column of ids, is the id
  stock       required  a whole number
  lot                   the number of the lot that the stock is of
  packaged_on           the day on which that lot was packaged: 2026-10-12
  coa                   the https address of its certificate of analysis
  description           on the product's page, like the next four; HTML of a web shop's export is made plain text
  terpenes              with their shares: Myrcene 0.8%; Limonene 4 mg/g
  ingredients
  allergens
  picture               an https address, or the name of a file in the folder of the list: see below
  featured              yes or no: first on the home page
  tags                  the shop's own, by which deals name products: staff-pick; local. “none” takes them away
  name_fr, size_fr, description_fr, ingredients_fr, allergens_fr
                        the French text; without one it is the English, or what a list has said before. "Name (EN)" and
                        "Name (FR)" are headings too

A list that has one of the columns sale_starts, sale_ends and sale_hours sets all three of each sale: an empty cell sets no
limit. An empty cell of the columns from deposit on, and of those of French texts, changes nothing; of the stock it is none.

The file may be UTF-8, UTF-16 with a byte order mark, or what Excel saves as “CSV” (Windows-1252); the report says
which one was used. Override it with --encoding: utf-8, windows-1252, macintosh, utf-16le, utf-16be. It may have
up to 64 MB.

An id names a product within its source. Without --source a list is its location's own: id 12002 of another location's
list is another product. Locations whose lists share their ids, so that a product is the same one everywhere, import
them under one name: --source head-office. Keep to one or the other, else a product is listed twice.

A file with a column of stores is imported into all of them without --location: an id is the same product in each, and the
source is all-stores by default. The report counts a product once for each of its stores. With --location only the rows of
that store are imported, and rows without a store are its own.

The mapping is a JSON file; every part of it may be left out:

  {
    "columns":    { "name": "Product Title", "price": "Retail" },
    "categories": { "Vapes": "vapes", "Edibles > Candy": "edibles/gummies",
                    "Balm": { "to": "topicals/balms", "class": "non-solid" } },
    "defaults":   { "brand": "House", "stock": "0" },
    "stores":     { "001": "queen-west" },
    "weights":    { "1 pack": "10 g", "pre-rolls: 1 pack": "1 g" },
    "delimiter":  ";",
    "decimal":    ","
  }

  columns     the list's heading for a field of ours
  categories  where a category of the list goes: a slug of the shop, or category/subcategory;
              "class" sets its class in the purchase limit when the category's own is wrong
  defaults    what an empty cell, or a column that is missing, means
  weights     what a size weighs that doesn't say it, for all or for one category of the shop
  stores      slugs of the stores by the list's names of them
  delimiter   the sign between cells, if the headings aren't found without it
  decimal     the sign before decimals, if the list doesn't show it: see below

Categories are found by the mapping, by the shop's own names and slugs, or by common names in this order.

What is never guessed:
  - A row of a store that the shop doesn't have is refused.
  - A row without id, name, size or a price above 0 that can be read is refused, as is one with more cells than headings,
    or with an id that a spreadsheet has changed (12-Jan, 8.41E+11).
  - A cell that a spreadsheet made a date of refuses its row, except for dates; so does an id with more than 15 digits in a
    cell of numbers. A workbook's 0.22 below "THC (%)" may be 22 %, and is left out.
  - 36,500 is 36.50 or 36500 as the other prices of the list show, else as its other columns do; where they don't, the
    row is refused. Other numbers are read likewise.
  - A SKU or GTIN of another product, one that a spreadsheet has changed (4.00638E+12), and a GTIN with a wrong check digit
    refuse their row. An empty cell leaves them as they are.
  - A deposit, container or tax that can't be read refuses its row. An empty cell leaves them as they are.
  - A size with a number that can't be read is refused, except for accessories and where "weights" has it.
  - Milligrams are no weight for edibles, drinks, oils and creams: they usually state what is in the product.
  - A product without a category that we know is filed under Uncategorised and is not for sale until it has one.
  - A size without a weight counts as the whole purchase limit: one of it, alone, fills an order.
  - A millilitre counts as a gram. An edible, drink, oil or cream with over 3 % of THC by weight counts as a concentrate.
  - A packaging date that isn't written as 2026-10-12 is left out: 12/10/2026 may be either of two days.
  - A time of a sale that can't be read, or an end that is not after its start, refuses its row.
  - Terpenes without shares, and a picture that is neither an https address nor the plain name of a file, are left out.
  - Potency that can't be read is left out; stock that can't be read is none. The report lists where.

All or nothing: a file that is broken changes nothing, names the line, and exits with code 1. Importing the same
list again changes nothing. Products that the list no longer names stay as they are and are counted.

Pictures are taken once the products are in: fetched from their addresses, or read in the list's folder or that of --pictures,
made small, and stored with the shop. JPEG, PNG, WebP, AVIF and the first frame of a GIF, up to 15 MB and 40 million pixels. A
picture that can't be had, or is on a private network, is reported with its line, and its product keeps the one it had. What
was fetched less than a day ago isn't asked for again. --no-pictures stores the addresses as they are, for pages to load.

Never by accident: a list by which more than a third of the sizes on sale could no longer be bought, because they would be
sold out or off the menu, asks first. --yes answers; without a terminal and --yes it changes nothing, and exits with code 1.

DATA_DIR (default demo/.data) or DATABASE_URL say which shop; a running server has to be stopped first in the former case.
`
