/** Checks and finds free local ports. */
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

/**
 * Below the range of ephemeral ports, one of which an outgoing connection could take after it was found
 * free, or while a service restarts.
 */
const FIRST = 20_000
const COUNT = 12_000
/** Distance between the starting points of processes that search at the same time. */
const PROCESS_OFFSET = 60

/** Rejects if another program uses the port, naming the port and the variable that sets it. */
export async function requireFreePort(port: number, variable: string, what: string): Promise<void> {
  if (!(await isFree(port)))
    throw new Error(
      `Port ${port}, for ${what}, is in use. Stop the program that uses it, or set ${variable} to another port.`,
    )
}

let checked = 0

/** A free port that this process has not returned before. */
export async function freePort(): Promise<number> {
  while (checked < COUNT) {
    const port = FIRST + ((process.pid * PROCESS_OFFSET + checked++) % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`)
}

/** Whether the port can be listened on. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
