/** Builds the site once for all workers of the browser tests. */
import { test } from 'playwright/test'
import { buildObservedSite } from '../support/build-observed-site.ts'

test('builds the site', async () => {
  test.setTimeout(300_000)
  await buildObservedSite()
})
