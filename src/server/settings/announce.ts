import { demoStaff, demoStaffPassword } from '../seed/seed-staff.ts'

const lines = (port: number): string[] => [
  'THIS IS A DEMO for this machine only. Do not run a real shop on it.',
  'Anyone on this machine can sign in as any customer, read all mail and act as staff.',
  `Mailbox: http://localhost:${port}/mailbox`,
  `Staff board: http://localhost:${port}/staff, with the token "staff", or as a person:`,
  ...demoStaff.map(({ email, role }) => `  ${email} (${role}), password "${demoStaffPassword}", code in the mailbox`),
  'For production, start the server without --demo (and without DEMO=1).'
]

/** Returns a boxed notice that this is a demo. */
export function announceDemo(port: number): string {
  const width = Math.max(...lines(port).map(line => line.length))
  const rule = '═'.repeat(width + 2)
  const inner = lines(port).map(line => `║ ${line.padEnd(width)} ║`)
  return [`╔${rule}╗`, ...inner, `╚${rule}╝`].join('\n')
}
