import { expect, it } from 'vitest'
import { atMost } from '../../src/loading/at-most.ts'

it('gives what comes in time, nothing for what comes late, and passes a failure on', async () => {
  expect(await atMost(1_000, Promise.resolve('here'))).toBe('here')
  expect(await atMost(0, new Promise(() => undefined))).toBeUndefined()
  await expect(atMost(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
