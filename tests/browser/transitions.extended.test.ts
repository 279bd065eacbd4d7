/** Where the visitor wants motion, pages and themes open over each other; elsewhere they change at once. */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { contact } from '../../content/pages/contact.ts'
import { team } from '../../content/pages/team.ts'
import { PATIENCE } from '../../src/browser/page-transition.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

/**
 * The parts that each transition so far has animated, how long it took, in milliseconds, whether an arch opened, and whether
 * the picture that the page begins with was there.
 */
type Transition = { parts: string[]; duration: number; opens: boolean; picture: boolean }

/** Records page transitions from the next page load on. */
async function recordTransitions(page: Page): Promise<() => Promise<Transition[]>> {
  await page.addInitScript(() => {
    const log: Transition[] = []
    Object.assign(window, { transitions: log })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      const record = () => {
        const effects = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return []
          const { pseudoElement: pseudo } = effect
          return pseudo?.startsWith('::view-transition') ? [{ effect, pseudo }] : []
        })
        log.push({
          parts: [...new Set(effects.map(({ pseudo }) => pseudo.replace('::view-transition-', '')))],
          opens: effects.some(({ effect }) => effect.getKeyframes().some(({ clipPath }) => clipPath)),
          picture: document.querySelector<HTMLImageElement>('[data-hero="picture"] img')?.complete ?? false,
          duration: Math.max(...effects.map(({ effect }) => Number(effect.getComputedTiming().endTime))),
        })
      }
      transition.ready.then(record, () => undefined)
      return transition
    }
  })
  return () => page.evaluate(() => ('transitions' in window ? (window.transitions as Transition[]) : []))
}

async function openRecorded(page: Page, path: string): Promise<() => Promise<Transition[]>> {
  const transitions = await recordTransitions(page)
  await open(page, path)
  return transitions
}

const themeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigation.theme.toDark, exact: true })

const follow = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first().click()

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the other theme opens over the whole page', async ({ page }) => {
    const transitions = await openRecorded(page, '/contact')
    await themeButton(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect
      .poll(transitions)
      .toMatchObject([{ parts: expect.arrayContaining(['new(root)']), opens: true }])
  })

  test('a second press, while the theme still opens, opens the first one again', async ({ page }) => {
    const transitions = await openRecorded(page, '/contact')
    const button = themeButton(page)
    await button.evaluate(async (toggle: HTMLButtonElement) => {
      toggle.click()
      const opens = () =>
        document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('root'))
      while (!opens()) await new Promise(requestAnimationFrame)
      toggle.click()
    })
    await expect.poll(transitions).toMatchObject([{ opens: true }, { opens: true }])
    await expect(button).toBeVisible()
    await expect.poll(() => page.locator('html').evaluate((root) => root.style.viewTransitionName)).toBe('')
  })

  test('a press of the mouse while the theme opens is not lost', async ({ page, pageLog }) => {
    await open(page, '/contact')
    const button = themeButton(page)
    await button.hover()
    const press = async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
    await press()
    await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'))
    await press()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await expect(button).toBeVisible()
    expect(pageLog).toEqual([])
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } })

    test('the other theme is there at once', async ({ page }) => {
      const transitions = await openRecorded(page, '/contact')
      await themeButton(page).tap()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await follow(page, '/team')
      await expect.poll(transitions).toHaveLength(1)
      expect(await transitions()).toMatchObject([{ parts: expect.arrayContaining(['new(next-page)']) }])
    })
  })

  test('the next page opens over the last one, below the header, also on the way back', async ({
    page,
    pageLog,
  }) => {
    const transitions = await openRecorded(page, '/join')
    await follow(page, '/contact')
    await expect.poll(transitions).toHaveLength(1)
    await page.goBack()
    await expect.poll(transitions).toHaveLength(2)
    for (const { parts, duration, opens } of await transitions()) {
      expect(opens).toBe(true)
      expect(parts).toEqual(
        expect.arrayContaining(['group(site-header)', 'old(last-page)', 'new(next-page)']),
      )
      // The next page does not fade in over the last one, whose words would show through.
      expect(parts).not.toContain('group(root)')
      expect(duration).toBeLessThan(500)
    }
    expect(pageLog).toEqual([])
  })

  test('the way back has its transition after a calculator wrote its address', async ({ page }) => {
    const transitions = await openRecorded(page, '/contact')
    // Without scrolling: a page that was scrolled is there again at once.
    await page.getByRole('contentinfo').locator('a[href="/tools"]').dispatchEvent('click')
    await expect.poll(transitions).toHaveLength(1)
    await page.getByRole('textbox', { name: 'Purchase price' }).first().fill('612000')
    await expect(page).toHaveURL(/=612000/)
    await page.goBack()
    await expect.poll(transitions).toHaveLength(2)
  })

  test('the next page opens with the picture that it begins with', async ({ page }) => {
    const transitions = await recordTransitions(page)
    // However busy the machine is, the page has patience.
    await page.addInitScript((patience) => {
      const start = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
          delay === patience ? 0 : start(run, delay, ...rest),
      })
    }, PATIENCE)
    // On its way until a page has opened without it, or for half a second.
    await page.route(`**/${team.hero.scene}*.svg`, async (route) => {
      const opened = page.waitForFunction(
        () => 'transitions' in window && `${window.transitions}` !== '',
        null,
        {
          timeout: 500,
          polling: 20,
        },
      )
      await opened.catch(() => undefined)
      await route.continue()
    })
    await open(page, '/contact')
    await follow(page, '/team')
    await expect.poll(transitions).toMatchObject([{ picture: true }])
  })

  test('the next page opens over one that was scrolled, which is there again at once', async ({ page }) => {
    const transitions = await openRecorded(page, '/join')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await follow(page, '/contact')
    await expect.poll(transitions).toHaveLength(1)
    expect((await transitions())[0]?.parts).toContain('new(next-page)')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    expect(await transitions()).toHaveLength(1)
  })

  test('what does not move takes presses during a transition', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        const transition = start(options)
        transition.ready.then(() => {
          const line = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
          window.scrollBy({ top: line - 200, behavior: 'instant' })
          const pressed = document.elementFromPoint(window.innerWidth / 2, 300)
          document.title = `${pressed?.closest('footer')?.tagName} is pressed`
        })
        return transition
      }
    })
    await open(page, '/join')
    await follow(page, '/contact')
    await expect(page).toHaveTitle('FOOTER is pressed')
  })

  test('a press during a transition goes to the next page, without an error', async ({ page, pageLog }) => {
    await open(page, '/join')
    for (const path of ['/contact', '/team', '/videos', '/contact']) {
      await page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title)
    const passing = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'))
    await expect.poll(passing).toBe(false)
    expect(pageLog).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change without a transition', async ({ page }) => {
    const transitions = await openRecorded(page, '/join')
    await follow(page, '/contact')
    await expect(page).toHaveTitle(/Contact/)
    expect(await transitions()).toEqual([])
  })
})
