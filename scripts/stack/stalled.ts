/** Closes connections to the site on which nothing happens, of which each would keep a function waiting. */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Duplex } from 'node:stream'

const AFTER_MS = 10_000

/**
 * Closes a connection whose incomplete request has made no progress for this long. Clients waiting for an answer stay
 * connected.
 */
export function closeStalled(server: Server | Http2SecureServer, afterMs = AFTER_MS): void {
  // HTTP/2 takes TLS, which the local site has not.
  if (!(server instanceof Server)) return
  const waiting = new WeakSet<Duplex>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const wait = () => waiting.add(socket)
    if (request.complete) wait()
    else request.once('end', wait)
    response.once('close', () => waiting.delete(socket))
  })
  server.setTimeout(afterMs, (socket) => {
    if (!waiting.has(socket)) socket.destroy()
  })
}
