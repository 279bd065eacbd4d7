/** Shuts down a child process cleanly on SIGTERM, or when its parent process ends. */
export function endWithParent(close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.stdin.on('end', end).on('error', end).resume()
  process.once('SIGTERM', end)
}
