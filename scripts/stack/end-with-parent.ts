/** Ends a process in order when its parent has ended. */

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

/** How often to look whether the parent is still there. */
const LOOK_MS = 500

/** Calls `end` when the parent process has ended. For a process that shares its standard input with others. */
export function onParentEnd(end: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}
