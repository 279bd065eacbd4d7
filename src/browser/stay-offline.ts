/**
 * When a file is missing, as after a release, the router reloads the document. Offline, that would show the browser's
 * own error page instead of ours. This makes an offline failure look different from a missing file, so that the
 * router shows the page that offers a retry.
 */
import { isOnline } from './connection.ts'

export function stayWhileOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognises a missing file by the start of the message.
    if (!isOnline()) payload.message = `No connection: ${payload.message}`
  })
}
