/** Where a visitor lands whose link fills in a form. */
import { communityDirectory } from '../../content/communities/directory.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

const { form } = evaluation

/** Pixels between the header and the form's upper edge: the banner that hangs below the header, and little of the page. */
const STRIP = 40

test('on a phone, a prefilled form shows itself from its edge, and the label of the field with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [community] = communityDirectory.communities
  await open(page, `/evaluation?${new URLSearchParams({ address: community?.name ?? '' })}`)
  const field = page.locator(`#${form.id}-address`)
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const below = (header?.y ?? 0) + (header?.height ?? 0)
  const top = async () => ((await page.locator(`#${form.id}-form`).boundingBox())?.y ?? 0) - below
  await expect.poll(top).toBeLessThan(STRIP)
  expect(await top()).toBeGreaterThanOrEqual(0)
  for (const part of [
    page.getByRole('heading', { name: form.title }),
    page.locator(`label[for="${form.id}-address"]`),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(below)
  }
})
