/** Resolves if another site answers at an address, with any answer; rejects if it cannot be reached. */
export async function reachSite(address: string, signal: AbortSignal): Promise<void> {
  await fetch(address, { mode: 'no-cors', credentials: 'omit', signal })
}
