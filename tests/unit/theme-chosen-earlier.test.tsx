// @vitest-environment jsdom
/** A theme that was chosen on an earlier visit, or in another tab. */
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { afterPaint } from '../../src/browser/paint.ts'
import { THEME_STORAGE_KEY } from '../../src/features/theme/stored-theme.ts'
import { ThemeProvider } from '../../src/features/theme/ThemeProvider.tsx'
import { ThemeToggle } from '../../src/features/theme/ThemeToggle.tsx'
import { stubBrowser } from '../support/browser.ts'
import { actAsync } from '../support/gestures.ts'

let root: Root

beforeEach(async () => {
  stubBrowser()
  localStorage.setItem(THEME_STORAGE_KEY, 'dark')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await actAsync(() =>
    root.render(
      <StrictMode>
        <ThemeProvider>
          <ThemeToggle />
        </ThemeProvider>
      </StrictMode>,
    ),
  )
})

afterEach(() => actAsync(() => root.unmount()))

const { dataset } = document.documentElement
const press = () => document.querySelector('button')?.click()

it('a press after the page has opened shows the light theme in place of the dark one', async () => {
  expect(dataset.theme).toBe('dark')
  await actAsync(press)
  await expect.poll(() => dataset.theme).not.toBe('dark')
  expect(dataset).not.toHaveProperty('turned')
})

it('a choice of another tab, made right after a press, is what the page keeps showing', async () => {
  await actAsync(() => {
    press()
    expect(dataset).toHaveProperty('turned')
    localStorage.setItem(THEME_STORAGE_KEY, 'dark')
    dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }))
  })
  await new Promise<void>(afterPaint)
  expect(dataset.theme).toBe('dark')
  expect(dataset).not.toHaveProperty('turned')
})

it('two presses before the page follows leave it as it was', async () => {
  await actAsync(() => {
    press()
    press()
  })
  await new Promise<void>(afterPaint)
  expect(dataset.theme).toBe('dark')
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark')
})
