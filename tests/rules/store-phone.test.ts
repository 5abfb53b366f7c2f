import { expect, test } from 'vitest'
import { storePhone } from '../../src/rules/store-phone.ts'

type Contact = Parameters<typeof storePhone>[0]['contact_details'][number]

const phone: Contact = { type: 'phone', label: 'Phone', value: '+1 416-555-0123' }
const email: Contact = { type: 'email', label: 'Email', value: 'queen@example.com' }

test.each<[string, Contact[], { phone: string | null } | undefined, string | undefined]>([
  ['its own', [email, phone], { phone: '+1 416-555-0199' }, '+1 416-555-0123'],
  ['its own while the business is unknown', [phone], undefined, '+1 416-555-0123'],
  ['the business’s where it has none', [email], { phone: '+1 416-555-0199' }, '+1 416-555-0199'],
  ['none where the business has none either', [email], { phone: null }, undefined],
  ['none while the business is unknown', [], undefined, undefined]
])('the phone number of a store is %s', (_what, details, business, expected) => {
  expect(storePhone({ contact_details: details }, business)).toBe(expected)
})
