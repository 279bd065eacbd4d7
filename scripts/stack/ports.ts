/** Local ports: is one free, and find one that is. */
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

/** Rejects, naming the port and the variable that sets it, when another program holds it. */
export async function requireFreePort(port: number, variable: string, what: string): Promise<void> {
  const free = await listen(port).then(
    () => true,
    () => false,
  )
  if (!free)
    throw new Error(`Port ${port}, for ${what}, is taken. Stop what uses it, or set ${variable} to another.`)
}

export function freePort(): Promise<number> {
  return listen(0)
}

/** Listens on the port and lets go of it again. Resolves to its number. */
function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, HOST, () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}
