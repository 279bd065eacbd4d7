/** Work that continues after the response has been sent. */

/** Supabase's edge runtime stops an instance unless it knows of pending work; plain Deno does not. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

/** Lets `work` finish after the response. A failure is logged; the next scheduled run retries. */
export function inBackground(work: Promise<unknown>): void {
  const settled = work.catch((error: unknown) => {
    console.error(`background: ${error instanceof Error ? error.message : 'unknown failure'}`)
  })
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(settled)
}
