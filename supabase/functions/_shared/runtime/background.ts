/** Supabase's edge runtime keeps an instance alive for work handed to it; plain Deno needs no asking. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

/** Lets `work` finish after the answer is sent. Its failure is logged; the outbox keeps the job. */
export function inBackground(work: Promise<unknown>): void {
  const settled = work.catch((error: unknown) => {
    console.error(`delivery: ${error instanceof Error ? error.message : 'unknown failure'}`)
  })
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(settled)
}
