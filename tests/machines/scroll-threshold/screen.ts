import { expect } from 'playwright/test'
import * as v from 'valibot'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const Moved = v.object({ y: v.number() })

export const screen = {
  open: async (page) => {
    await page.goto('/evaluation')
    await hydrated(page)
  },
  gestures: {
    'scroll.moved': async (page, event) => {
      const { y } = v.parse(Moved, event)
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    },
  },
  settle: {},
  states: {
    above: (page) => expect(page.locator('header').first()).not.toHaveAttribute('data-scrolled'),
    below: (page) => expect(page.locator('header').first()).toHaveAttribute('data-scrolled'),
  },
} satisfies Screen
