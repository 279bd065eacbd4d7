import { afterEach, expect, it, vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'

afterEach(() => vi.unstubAllEnvs())

it('says that the Chromium which CHROMIUM names does not exist, instead of taking another', () => {
  vi.stubEnv('CHROMIUM', '/nonexistent/chromium')
  expect(findChromium).toThrow('CHROMIUM is /nonexistent/chromium, which does not exist')
})
