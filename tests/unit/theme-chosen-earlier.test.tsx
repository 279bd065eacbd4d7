// @vitest-environment jsdom
/** A theme that was chosen on an earlier visit: the first press leads to the other one. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { THEME_STORAGE_KEY } from '../../src/features/theme/stored-theme.ts'
import { ThemeProvider } from '../../src/features/theme/ThemeProvider.tsx'
import { ThemeToggle } from '../../src/features/theme/ThemeToggle.tsx'
import { stubBrowser } from '../support/browser.ts'
import { actAsync } from '../support/gestures.ts'

it('a press after the page has opened shows the light theme in place of the dark one', async () => {
  stubBrowser()
  localStorage.setItem(THEME_STORAGE_KEY, 'dark')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await actAsync(() =>
    root.render(
      <StrictMode>
        <ThemeProvider>
          <ThemeToggle />
        </ThemeProvider>
      </StrictMode>,
    ),
  )
  expect(document.documentElement.dataset.theme).toBe('dark')
  await actAsync(() => document.querySelector('button')?.click())
  expect(document.documentElement.dataset.theme).not.toBe('dark')
  await actAsync(() => root.unmount())
})
