/** The timer of the mail. */
import { fullDisk, hasRoom } from './disk.ts'
import type { Settings } from './settings.ts'

/**
 * Calls deliver-mail at an interval, as pg_cron does in production. Reports once what prevents it, or will when
 * something is stored, and when it works again.
 */
export function scheduleDelivery(
  url: string,
  secretKey: string,
  { folder, deliveryIntervalMs: everyMs }: Settings,
): () => void {
  const waiting = 'Delivery is waiting for the database.'
  const full = `${fullDisk(folder)} Nothing is stored or mailed until there is room.`
  let said: string | undefined
  let stopped = false
  const timer = setInterval(async () => {
    const hadRoom = hasRoom(folder)
    const succeeded = await fetch(url, {
      method: 'POST',
      headers: { apikey: secretKey },
      signal: AbortSignal.timeout(everyMs * 4),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    if (stopped) return
    const trouble = hadRoom && hasRoom(folder) ? (succeeded ? undefined : waiting) : full
    if (trouble !== said) console.error(trouble ?? 'Delivery works again.')
    said = trouble
  }, everyMs)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
