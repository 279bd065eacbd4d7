/** A lead by keyboard alone, from the landing page to the database and the mailbox. */
import type { Page } from 'playwright/test'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { site as brand } from '../../content/site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { evaluationAnswers, fillByKeyboard, open, tabTo } from './visitor.ts'

/** The agent's name is dark, for the page's ground: on the hero beside the form nobody could read it. */
async function expectAgentBelowHero(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  const hero = page.locator('main [data-tone="dark"]', { has: title })
  const agent = page.getByText(evaluation.agent.label)
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = [await hero.boundingBox(), await agent.boundingBox()]
    if (!above || !below) throw new Error('The hero or the agent is not on the page')
    expect(below.y, `at ${width} px`).toBeGreaterThanOrEqual(above.y + above.height)
  }
}

test('an evaluation is asked for by keyboard, with the campaign of the landing page', async ({
  page,
  site,
  pageLog,
}) => {
  const email = uniqueEmail()
  await open(page, '/?utm_source=google&utm_medium=cpc&utm_campaign=fall')
  await tabTo(page, 'Contact Us')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Contact/)
  await tabTo(page, 'Free Evaluation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Evaluation/)
  await expectAgentBelowHero(page)
  await fillByKeyboard(page, evaluationAnswers(email), evaluationForm.submitLabel)
  await expect(page.getByText(messages.leadSent.description)).toBeVisible()

  const panel = page.locator('#evaluation-form')
  await expect(panel.getByRole('heading', { name: evaluationForm.sent.title('Ada') })).toBeFocused()
  await expect(panel.getByRole('link', { name: brand.phone.display })).toBeVisible()
  await expectAgentBelowHero(page)
  await panel.getByRole('button', { name: messages.leadAnother }).press('Enter')
  await expect(panel.getByRole('heading', { name: evaluationForm.title })).toBeFocused()
  for (const field of await panel.getByRole('textbox').all()) await expect(field).toHaveValue('')

  // 15 for utm_source, 10 for cpc, 25 for the evaluation page.
  expect(await site.leads(email)).toMatchObject([
    {
      score: 50,
      utm: { source: 'google', medium: 'cpc', campaign: 'fall' },
      tags: ['website-lead', 'northbow-team', 'evaluation-page', 'Lead Score: 50'],
      page: '/evaluation',
      referrer: 'direct',
    },
  ])
  await expect.poll(() => site.mails(email)).toHaveLength(1)
  expect(pageLog).toEqual([])
})
