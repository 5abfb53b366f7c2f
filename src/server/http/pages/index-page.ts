import type { SeedPerson } from '../../seed/types.ts'

/** A page with nothing but the shop, for links in emails where the business has named no page of its own. */
export const shopPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Storefront</title>
<body style="margin:0;font-family:system-ui,sans-serif">
<div data-storefront data-api="/"></div>
<script async src="/storefront.js"></script>
</html>`

/** Renders the list of host pages and, in the demo, the links of the retailer's app. */
export const indexPage = (names: string[], people: SeedPerson[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Storefront: host pages</title>
<h1>Host pages</h1>
<ul>${names.map(name => `<li><a href="/pages/${name}">${name.slice(0, -5)}</a></li>`).join('')}</ul>
${people.length > 0 ? retailersApp(people) : ''}<p><a href="/snippet">Put the shop on your site: pick its look, copy the code</a></p>
<p><a href="/v1/openapi.json">OpenAPI description</a></p>
</html>`

const retailersApp = (
  people: SeedPerson[]
): string => `<p><a href="/found">A page that says what the store is without any script</a></p>
<h2>Links from the retailer’s app</h2>
<ul>
${people.map(signIn).join('\n')}
<li><a href="/demo/sign-up?source=kiosk">Finish a sign-up started at a kiosk</a>,
with a link that <a href="/demo/sign-up?source=kiosk&amp;state=used">has already been used</a>
or <a href="/demo/sign-up?source=kiosk&amp;state=expired">has expired</a></li>
${people.map(expire).join('\n')}
</ul>
<p><a href="/staff">Staff page: orders, inventory, opening and closing</a> (token <code>staff</code>)</p>
<p><a href="/mailbox">Mailbox: emails and texts the shop would have sent</a></p>
`

const signIn = ({ key, firstName, lastName, language, points }: SeedPerson): string => {
  const [page, tongue] = language === 'fr' ? ['div', 'French'] : ['plain', 'English']
  const link = `/demo/sign-in?as=${key}&amp;to=/pages/${page}.html`
  return `<li><a href="${link}">Sign in as ${firstName} ${lastName}</a>, ${tongue}, ${points} points</li>`
}

const expire = ({ key, firstName }: SeedPerson): string =>
  `<li><form method="post" action="/demo/expire?as=${key}"><button>Expire ${firstName}’s sessions</button></form></li>`
