import { expect, type Page } from 'playwright/test'
import { hydrated } from '../../browser/visitor.ts'
import { type Screen, stopClock } from '../../path-harness/screen.ts'

const trigger = (page: Page) => page.getByRole('button', { name: 'Buyer Services' })
const resource = (page: Page, name: string) => page.locator('header').getByRole('link', { name })

const shown = (page: Page) => expect(resource(page, 'First-Time Buyers')).toBeVisible()
const hidden = (page: Page) => expect(resource(page, 'First-Time Buyers')).toBeHidden()

async function pointAtTrigger(page: Page): Promise<void> {
  const box = await trigger(page).boundingBox()
  if (!box) throw new Error('The header has no Buyer Services')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whichever of two resources the page is not about. */
function otherResource(page: Page) {
  return resource(page, page.url().endsWith('/first-time-buyers') ? 'Buyer’s Guide' : 'First-Time Buyers')
}

export const screen = {
  open: async (page) => {
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await page.mouse.move(5, 790)
    await stopClock(page)
  },
  gestures: {
    'pointer.entered': pointAtTrigger,
    // Only a pointer that is there can leave; where a press has opened it, that it comes changes nothing.
    'pointer.left': async (page) => {
      await pointAtTrigger(page)
      await page.mouse.move(5, 790)
    },
    // By keyboard: a mouse that presses has entered before.
    'trigger.pressed': (page) => trigger(page).press('Enter'),
    'escape.pressed': (page) => page.keyboard.press('Escape'),
    'focus.left': async (page) => {
      await trigger(page).focus()
      await page.getByRole('link', { name: 'Seller Services' }).first().focus()
    },
    'route.changed': async (page) => {
      const link = otherResource(page)
      const to = await link.getAttribute('href')
      await link.press('Enter')
      await page.waitForURL(`**${to}`)
    },
  },
  settle: {},
  states: {
    closed: hidden,
    opening: hidden,
    open: shown,
    'open.fresh': shown,
    'open.settled': shown,
    closing: shown,
    warm: hidden,
  },
} satisfies Screen
