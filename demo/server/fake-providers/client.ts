/** The client that the demo shop is at the stand-in for Google. */
export const fakeClient = { clientId: 'linden-and-slate', clientSecret: 'a-secret-of-the-demo-shop-alone' }
