import type { Emails } from './types.ts'

const unasked = 'If you did not ask for this, you can leave it at that: nothing has changed.'

/** What we write in English. */
export const english: Emails = {
  code: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Your code to sign in to ${shop} is ${code}. It is good for 10 minutes.\n\n${unasked}`
  }),
  welcome: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Welcome! Your code to finish your account at ${shop} is ${code}. It is good for 10 minutes.\n\n${unasked}`
  }),
  known: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Someone began an account at ${shop} with this address, which has an account already.\n\nIf that was you, the code ${code} signs you in. It is good for 10 minutes.\n\n${unasked}`
  }),
  text: (shop, code) => ({ subject: '', body: `${code} is your ${shop} code, good for 10 minutes.` }),
  reset: (shop, link) => ({
    subject: `A new password for ${shop}`,
    body: `Choose a new password for your account at ${shop}:\n\n${link}\n\nThe link is good for an hour, once. Your other devices will be signed out.\n\n${unasked}`
  }),
  finish: (shop, link) => ({
    subject: `Finish your account at ${shop}`,
    body: `Choose a password to finish your account at ${shop}:\n\n${link}\n\nThe link is good for 7 days, once.\n\n${unasked}`
  }),
  verify: (shop, link) => ({
    subject: `Confirm your address for ${shop}`,
    body: `Confirm that this is your e-mail address at ${shop}:\n\n${link}\n\nThe link is good for 7 days, once.\n\n${unasked}`
  }),
  taken: shop => ({
    subject: `Your address at ${shop}`,
    body: `Someone wants to use this address for their account at ${shop}. It has an account already, and stays with it.\n\nIf that was you, sign in with this address instead.`
  }),
  replaced: shop => ({
    subject: `Your address at ${shop} is about to change`,
    body: `Another e-mail address was given for your account at ${shop}. It takes this one’s place once it is confirmed.\n\nIf that was not you, sign in, take it back and choose a new password.`
  }),
  passwordChanged: shop => ({
    subject: `Your password at ${shop} was changed`,
    body: `The password of your account at ${shop} was changed, and your other devices were signed out.\n\nIf that was not you, ask for a new password at once.`
  })
}
