import type { Emails } from './types.ts'

const unasked = 'If you didn’t request this, you can ignore this message. Nothing has changed.'

/** Emails in English. */
export const english: Emails = {
  code: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Your sign-in code for ${shop} is ${code}. It expires in 10 minutes.\n\n${unasked}`
  }),
  welcome: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Welcome! Enter the code ${code} to finish creating your ${shop} account. It expires in 10 minutes.\n\n${unasked}`
  }),
  known: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    body: `Someone tried to create a ${shop} account with this address, which already has one.\n\nIf that was you, sign in with the code ${code}. It expires in 10 minutes.\n\n${unasked}`
  }),
  text: (shop, code) => ({ subject: '', body: `${code} is your ${shop} code. It expires in 10 minutes.` }),
  reset: (shop, link) => ({
    subject: `Reset your ${shop} password`,
    body: `Choose a new password for your ${shop} account:\n\n${link}\n\nThe link works once and expires in one hour. Your other devices will be signed out.\n\n${unasked}`
  }),
  finish: (shop, link) => ({
    subject: `Finish creating your ${shop} account`,
    body: `Choose a password to finish creating your ${shop} account:\n\n${link}\n\nThe link works once and expires in 7 days.\n\n${unasked}`
  }),
  verify: (shop, link) => ({
    subject: `Confirm your email address for ${shop}`,
    body: `Confirm your email address for your ${shop} account:\n\n${link}\n\nThe link works once and expires in 7 days.\n\n${unasked}`
  }),
  taken: shop => ({
    subject: `Your email address at ${shop}`,
    body: `Someone tried to use this address for another ${shop} account. It already belongs to an account, so nothing has changed.\n\nIf that was you, sign in with this address instead.`
  }),
  replaced: shop => ({
    subject: `Your ${shop} email address is about to change`,
    body: `A new email address was entered for your ${shop} account. It will replace this one once it’s confirmed.\n\nIf that wasn’t you, sign in, undo the change and choose a new password.`
  }),
  passwordChanged: shop => ({
    subject: `Your ${shop} password was changed`,
    body: `The password for your ${shop} account was changed, and your other devices were signed out.\n\nIf that wasn’t you, reset your password right away.`
  })
}
