/** The demo shop's OAuth client at the fake Google. */
export const fakeClient = { clientId: 'linden-and-slate', clientSecret: 'a-secret-of-the-demo-shop-alone' }
