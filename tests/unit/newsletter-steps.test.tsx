/** What the newsletter's page shows for each fragment of its address. */
import { useSelector } from '@xstate/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NEWSLETTER_FRAGMENT } from '../../content/newsletter.ts'
import { shownStep, useNewsletterLink } from '../../src/features/newsletter/use-newsletter-link.ts'
import { pageWith } from '../support/lead-page.tsx'

function Step() {
  return useSelector(useNewsletterLink().actor, shownStep)
}

const { confirmFailed, unsubscribeFailed, ...others } = NEWSLETTER_FRAGMENT
it.each([
  ...Object.entries(others).map(([step, fragment]) => [fragment, step]),
  // Without JavaScript a form that failed is shown again.
  [confirmFailed, 'confirm'],
  [unsubscribeFailed, 'unsubscribe'],
  ['content', 'start'],
  ['', 'start'],
])('"#%s" shows the step %s', async (fragment, step) => {
  const { page } = await pageWith(<Step />, `/newsletter${fragment && `#${fragment}`}`)
  expect(renderToStaticMarkup(page)).toBe(step)
})
