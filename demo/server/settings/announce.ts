const lines = (port: number): string[] => [
  'THIS IS A DEMO, for this machine alone. Do not run a shop on it.',
  'Anybody here may sign in as its people, read all its mail and act as its staff.',
  `Its mailbox: http://localhost:${port}/mailbox   Its staff: http://localhost:${port}/staff (token: staff)`,
  'To open a shop in earnest, start the server without --demo (and without DEMO=1).'
]

/** Says in a box, to whoever started the demo, that it is one. */
export function announceDemo(port: number): string {
  const width = Math.max(...lines(port).map(line => line.length))
  const rule = '═'.repeat(width + 2)
  const inner = lines(port).map(line => `║ ${line.padEnd(width)} ║`)
  return [`╔${rule}╗`, ...inner, `╚${rule}╝`].join('\n')
}
