/** Servers that the test files of a run share, because each takes seconds to start: from when a file first asks. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startLocal } from './local.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with what tests need to know of a server, as JSON. */
    servers: string
  }
}

type Server = { known: object; stop(): Promise<void> }

const START: Readonly<Record<string, () => Promise<Server>>> = {
  '/local': async () => {
    const { settings, stack, stop } = await startLocal({ receiver: true, deliveryIntervalMs: 2_000 })
    const { keys, routes, databaseUrl, mailboxUrl } = stack
    return { known: { settings, stack: { keys, routes, databaseUrl, mailboxUrl } }, stop }
  },
  '/postgres': async () => {
    const server = await startPostgres()
    return { known: { url: server?.url }, stop: async () => server?.stop() }
  },
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Server>>()
  const start = (path: string) => {
    const server = started.get(path) ?? START[path]?.() ?? Promise.reject(new Error(`No server ${path}`))
    started.set(path, server)
    return server
  }
  const desk = createServer((request, response) => {
    start(request.url ?? '').then(
      ({ known }) => response.end(JSON.stringify(known)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  provide('servers', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    desk.closeAllConnections()
    for (const server of await Promise.allSettled(started.values()))
      if (server.status === 'fulfilled') await server.value.stop()
  }
}
