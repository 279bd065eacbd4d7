/** Code that is loaded on first use. */
import { describe, expect, it, vi } from 'vitest'
import { createLazy } from '../../src/loading/lazy.ts'

describe('createLazy', () => {
  it('loads on the first request, and once for all requests', async () => {
    const fetch = vi.fn(async () => 'part')
    const lazy = createLazy(fetch)
    expect(fetch).not.toHaveBeenCalled()
    expect(lazy.current()).toBeNull()
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['part', 'part'])
    expect(lazy.current()).toBe('part')
    expect(await lazy.load()).toBe('part')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('loads again after a failure, also to preload', async () => {
    const fetch = vi.fn(async () => 'part')
    const offline = new Error('offline')
    const lazy = createLazy(fetch.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline))
    lazy.preload()
    // An unhandled rejection would fail the run.
    await Promise.resolve()
    expect(lazy.current()).toBeNull()
    await expect(lazy.load()).rejects.toThrow('offline')
    expect(await lazy.load()).toBe('part')
  })

  it('calls waiting callbacks once, and later ones immediately', async () => {
    const lazy = createLazy(async () => 'part')
    const [waits, stopped, late] = [vi.fn(), vi.fn(), vi.fn()]
    lazy.whenLoaded(waits)
    lazy.whenLoaded(stopped)()
    await lazy.load()
    await lazy.load()
    lazy.whenLoaded(late)
    expect([waits, stopped, late].map(({ mock }) => mock.calls)).toEqual([[['part']], [], [['part']]])
  })
})
