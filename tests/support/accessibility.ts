/** What an accessibility check finds on a page that has come to rest. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * The rules the page breaks, each with the elements that break it.
 *
 * Waits for every fade that has an end: the contrast half-way through one is nobody's choice.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
