/**
 * The page's scroll position. All machines that follow it share one listener, which is passive so that
 * scrolling does not wait for it. The position is read once per frame, because reading it can force a layout.
 */

type Follow = (y: number) => void

const followers = new Set<Follow>()
let frame = 0
let moved = false
/** The position read in this frame. */
let position: number | undefined

/** Reports the vertical position in CSS pixels: now, then once in every frame in which the page moved. */
export function watchScroll(follow: Follow): () => void {
  if (followers.size === 0) window.addEventListener('scroll', onScroll, { passive: true })
  // A new function each time, so that the same `follow` can be added twice.
  const follower: Follow = (y) => follow(y)
  followers.add(follower)
  follower(read())
  return () => {
    followers.delete(follower)
    if (followers.size === 0) stop()
  }
}

function onScroll() {
  moved = true
  frame ||= requestAnimationFrame(onFrame)
}

function read(): number {
  position ??= window.scrollY
  frame ||= requestAnimationFrame(onFrame)
  return position
}

/** Drops the position of the previous frame and reports a new one if the page moved. */
function onFrame() {
  frame = 0
  position = undefined
  if (!moved) return
  moved = false
  const y = read()
  for (const follow of followers) follow(y)
}

function stop() {
  window.removeEventListener('scroll', onScroll)
  cancelAnimationFrame(frame)
  frame = 0
  moved = false
  position = undefined
}
