/** Local ports: is one free, and find one that is. */
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

/**
 * Below the range from which systems take the ports of outgoing connections: one of those may be gone
 * between the moment it is found free and the moment it is used, or while a service is restarted.
 */
const FIRST = 20_000
const COUNT = 12_000
/** Processes that look at the same moment begin this far apart. */
const APART = 60

/** Rejects, naming the port and the variable that sets it, when another program holds it. */
export async function requireFreePort(port: number, variable: string, what: string): Promise<void> {
  if (!(await isFree(port)))
    throw new Error(`Port ${port}, for ${what}, is taken. Stop what uses it, or set ${variable} to another.`)
}

let looked = 0

/** A port that nobody listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  while (looked < COUNT) {
    const port = FIRST + ((process.pid * APART + looked++) % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`)
}

/** Listens on the port and lets go of it again. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
