/** A plain HTTP client for measurements: Node's own takes as long for a request as the function that answers it. */
import { createConnection } from 'node:net'

/**
 * Sends one request on a connection of its own, as each visitor does. Resolves to the status once the whole answer
 * is here; to 0 when there is none.
 */
export function post(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const head = Object.entries({
    host: url.host,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return new Promise((resolve) => {
    const socket = createConnection({ host: url.hostname, port: Number(url.port) })
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data: string) => {
      answer += data
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    socket.write(`POST ${url.pathname} HTTP/1.1\r\n${head}\r\n${body}`)
  })
}
