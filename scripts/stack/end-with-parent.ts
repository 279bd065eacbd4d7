/** Ends a child process in order when asked to, or when the process that started it is gone. */
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
