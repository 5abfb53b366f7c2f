import type { Emails } from './types.ts'

const unasked = 'If you didn’t request this, you can ignore this message. Nothing has changed.'

/** Emails in English. */
export const english: Emails = {
  code: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    parts: [`Your sign-in code for ${shop} is ${code}. It expires in 10 minutes.`, unasked]
  }),
  welcome: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    parts: [
      `Welcome! Enter the code ${code} to finish creating your ${shop} account. It expires in 10 minutes.`,
      unasked
    ]
  }),
  known: (shop, code) => ({
    subject: `${code} is your ${shop} code`,
    parts: [
      `Someone tried to create a ${shop} account with this address, which already has one.`,
      `If that was you, sign in with the code ${code}. It expires in 10 minutes.`,
      unasked
    ]
  }),
  text: (shop, code) => ({ subject: '', parts: [`${code} is your ${shop} code. It expires in 10 minutes.`] }),
  reset: (shop, link) => ({
    subject: `Reset your ${shop} password`,
    parts: [
      `Choose a new password for your ${shop} account.`,
      { kind: 'link', label: 'Choose a new password', url: link },
      'The link works once and expires in one hour. Your other devices will be signed out.',
      unasked
    ]
  }),
  finish: (shop, link) => ({
    subject: `Finish creating your ${shop} account`,
    parts: [
      `Choose a password to finish creating your ${shop} account.`,
      { kind: 'link', label: 'Choose a password', url: link },
      'The link works once and expires in 7 days.',
      unasked
    ]
  }),
  verify: (shop, link) => ({
    subject: `Confirm your email address for ${shop}`,
    parts: [
      `Confirm your email address for your ${shop} account.`,
      { kind: 'link', label: 'Confirm your email address', url: link },
      'The link works once and expires in 7 days.',
      unasked
    ]
  }),
  taken: shop => ({
    subject: `Your email address at ${shop}`,
    parts: [
      `Someone tried to use this address for another ${shop} account. It already belongs to an account, so nothing has changed.`,
      'If that was you, sign in with this address instead.'
    ]
  }),
  replaced: shop => ({
    subject: `Your ${shop} email address is about to change`,
    parts: [
      `A new email address was entered for your ${shop} account. It will replace this one once it’s confirmed.`,
      'If that wasn’t you, sign in, undo the change and choose a new password.'
    ]
  }),
  passwordChanged: shop => ({
    subject: `Your ${shop} password was changed`,
    parts: [
      `The password for your ${shop} account was changed, and your other devices were signed out.`,
      'If that wasn’t you, reset your password right away.'
    ]
  })
}
