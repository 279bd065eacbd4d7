/**
 * The page's scroll position. However many machines follow it, there is one listener, passive so that
 * scrolling never waits for it, and the position is read once per frame: reading it can force a layout.
 */

type Follow = (y: number) => void

const followers = new Set<Follow>()
let frame = 0
let moved = false
/** The position as it was read in this frame. */
let position: number | undefined

/** Reports the vertical position in CSS pixels: now, then once in every frame in which the page moved. */
export function watchScroll(follow: Follow): () => void {
  if (followers.size === 0) window.addEventListener('scroll', onScroll, { passive: true })
  // A follower of its own, so that the same function can follow twice.
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
  frame ||= requestAnimationFrame(turn)
}

function read(): number {
  position ??= window.scrollY
  frame ||= requestAnimationFrame(turn)
  return position
}

/** A new frame: what was read in the one before no longer counts. */
function turn() {
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
