/** The client that the demo shop is at the stand-in for Google. */
export const standInClient = { clientId: 'linden-and-slate', clientSecret: 'a-secret-of-the-demo-shop-alone' }
