/** The little that is needed of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
import * as v from 'valibot'

const Answer = v.object({ value: v.unknown() })
const Failure = v.looseObject({ error: v.string(), message: v.string() })
const Session = v.looseObject({
  sessionId: v.string(),
  capabilities: v.looseObject({ browserVersion: v.string() }),
})

export type Send = (method: 'POST' | 'GET' | 'DELETE', command: string, body?: object) => Promise<unknown>

/** Opens a browser window by the server at `address`. Resolves to what sends commands to it. */
export async function openSession(
  address: string,
  capabilities: object,
): Promise<{ version: string; send: Send }> {
  const opened = await request(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId, capabilities: got } = v.parse(Session, opened)
  return {
    version: got.browserVersion,
    send: (method, command, body) => request(`${address}/session/${sessionId}${command}`, method, body),
  }
}

/** Resolves to the answer's value. Throws when the server refuses, or cannot do it. */
async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = v.parse(Answer, await response.json())
  if (response.ok) return value
  const { error, message } = v.parse(Failure, value)
  throw new Error(`${error}: ${message}`)
}
