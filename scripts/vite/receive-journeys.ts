/** Takes a journey from the inspector and has it kept. */
import type { Connect, ViteDevServer } from 'vite'

const FAR = 1_000_000

export function receiveJourneys(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.method !== 'POST') return next()
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    // It writes a source file: no other page may ask for that.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return answer(403, { message: 'Not from here.' })
    try {
      let body = ''
      for await (const part of request) {
        body += part
        if (body.length > FAR) return answer(413, { message: 'The path is too long to be a journey.' })
      }
      const { keepJourney } = await server.ssrLoadModule('/scripts/inspector/keep-journey.ts')
      answer(200, await keepJourney(JSON.parse(body)))
    } catch (error) {
      answer(400, { message: error instanceof Error ? error.message : String(error) })
    }
  }
}
