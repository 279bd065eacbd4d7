/** Checks and finds free local ports. */
import { createServer, type Server } from 'node:net'

export const HOST = '127.0.0.1'

/**
 * Below the range of ephemeral ports, one of which an outgoing connection could take after it was found
 * free, or while a service restarts.
 */
const FIRST = 20_000
const BLOCKS = 200
const BLOCK_SIZE = 60

type NeededPort = { port: number; variable: string; what: string }

/** Rejects if other programs use any of the ports, naming each with the variable that sets it. */
export async function requireFreePorts(needed: readonly NeededPort[]): Promise<void> {
  const taken: string[] = []
  for (const { port, variable, what } of needed)
    if (!(await isFree(port))) taken.push(`${port}, for ${what}: ${variable}`)
  if (taken.length > 0)
    throw new Error(
      `In use by other programs, which you can stop, or set the variable to another port: ${taken.join('; ')}.`,
    )
}

const ports = findFreePorts()

/**
 * A free port that this process has not returned before, and no other process returns while this one runs: each
 * claims blocks of ports, by listening on the first port of each until it ends.
 */
export async function freePort(): Promise<number> {
  return (await ports.next()).value
}

async function* findFreePorts(): AsyncGenerator<number, never> {
  while (true) {
    const first = await claimBlock()
    for (let port = first + 1; port < first + BLOCK_SIZE; port++) if (await isFree(port)) yield port
  }
}

/** The first port of a block that no other process has. */
async function claimBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried++) {
    const first = FIRST + ((process.pid + tried) % BLOCKS) * BLOCK_SIZE
    const claim = createServer().unref()
    if (await listens(claim, first)) return first
  }
  throw new Error(`No block of ports from ${FIRST} to ${FIRST + BLOCKS * BLOCK_SIZE - 1} is free`)
}

/** Whether the port can be listened on. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  if (!(await listens(server, port))) return false
  return new Promise((resolve) => server.close(() => resolve(true)))
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => resolve(true))
  })
}
