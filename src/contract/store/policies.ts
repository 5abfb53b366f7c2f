import { pipe, regex, string } from 'valibot'

/** Matches the whole address of a page on the web. */
export const webPattern = /^https?:\/\/[^\s/?#]+\S*$/i

/** The whole address of a page on the web: `http://` or `https://`. */
export const webAddress = /* @__PURE__ */ pipe(
  /* @__PURE__ */ string(),
  /* @__PURE__ */ regex(webPattern, 'Expected a page’s whole address, such as https://www.shop.example.com/privacy/')
)

/** The addresses of the retailer's privacy policy and terms, in the language of the reply. */
export interface Policies {
  privacy?: string | undefined
  terms?: string | undefined
}
