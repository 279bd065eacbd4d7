/** A project's single address, which routes requests to its services and names the client. */
import { createServer, request as send } from 'node:http'
import { HOST } from '../stack/ports.ts'

export type Gateway = { url: string; stop(): void }

/** `routes` are the services' addresses by the beginning of the path. */
export async function startGateway(port: number, routes: Readonly<Record<string, string>>): Promise<Gateway> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const target = Object.entries(routes).find(([prefix]) => path.startsWith(prefix))?.[1]
    if (!target) return void response.writeHead(404).end()
    const { hostname, port: to } = new URL(target)
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', ')
    const onward = send(
      {
        hostname,
        port: to,
        path,
        method: request.method,
        headers: { ...request.headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  return {
    url: `http://${HOST}:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
