// @vitest-environment jsdom
/** Where the browser cannot do a token's work, whoever waits for it hears so at once. */
import { afterEach, expect, it, vi } from 'vitest'
import { workOn } from '../../src/features/leads/form-work.ts'

afterEach(() => vi.unstubAllGlobals())

/** A worker whose file is gone, as after a release. */
class Gone {
  onerror?: () => void
  postMessage() {
    queueMicrotask(() => this.onerror?.())
  }
  terminate() {}
}

it('rejects when the worker does not load', async () => {
  vi.stubGlobal('Worker', Gone)
  await expect(workOn({ token: 'token', work: 16 })).rejects.toThrow('the worker failed')
})
