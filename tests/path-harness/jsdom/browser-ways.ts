/** What a browser does by itself and jsdom does not, and what another tab of it does. */
import { vi } from 'vitest'
import { actAsync } from '../../support/gestures.ts'

const { setImmediate: soon, clearImmediate: notSoon } = globalThis

/** Milliseconds of real time, whatever the page's clock says. */
export const realTime = performance.now.bind(performance)

/** One turn of the event loop, whatever the page's clock says. */
export const turn = () => new Promise<void>((resolve) => void soon(resolve))

/** Frames come as soon as the page can be drawn; only delays follow the clock. Undone by `vi.unstubAllGlobals`. */
export function stubFrames(): void {
  const frames = new Map<number, ReturnType<typeof soon>>()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    const frame = frames.size + 1
    frames.set(
      frame,
      soon(() => draw(performance.now())),
    )
    return frame
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => notSoon(frames.get(frame)))
}

/** The focus leaves a control that is disabled. Returns a function that ends this. */
export function dropFocusOfDisabled(): () => void {
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !activeElement.matches('[disabled]')) return
    // jsdom lets only what is enabled lose the focus.
    activeElement.removeAttribute('disabled')
    activeElement.blur()
    activeElement.setAttribute('disabled', '')
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  return () => observer.disconnect()
}

/** Another tab of the same browser stores a value, or with null removes it. */
export function storeElsewhere(key: string, value: string | null): Promise<void> {
  return actAsync(() => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  })
}

/** A request's time runs out by the page's clock. */
export function stubTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController()
    setTimeout(
      () => late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
      milliseconds,
    )
    return late.signal
  })
}
