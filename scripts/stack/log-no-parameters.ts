/** Keeps what people typed out of the log: the database's errors carry the statement and its parameters. */

/** Makes `console.error` print of an error its stack and code alone. */
export function logNoParameters(): void {
  const print = console.error
  console.error = (...parts: unknown[]) => print(...parts.map(plain))
}

function plain(part: unknown): unknown {
  if (!(part instanceof Error)) return part
  return 'code' in part ? `${part.stack} (${part.code})` : part.stack
}
