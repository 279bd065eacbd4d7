/**
 * For a file that is missing, as after a release, the router loads the document anew. Without a connection that would put
 * the browser's own page in the place of ours. So that the router shows the page that offers another try instead, a
 * failure without a connection does not look like a missing file to it.
 */
import { isOnline } from './connection.ts'

export function stayWhileOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router knows a missing file by how the message begins.
    if (!isOnline()) payload.message = `No connection: ${payload.message}`
  })
}
