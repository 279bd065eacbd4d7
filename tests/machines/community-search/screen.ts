import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { communityDirectory } from '../../../content/communities/directory.ts'
import { listingSearch, listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

const Typed = v.object({ query: v.string() })

const { search, directory } = communitiesPage

/** The addresses the page tried to open, oldest first. */
const asked = new WeakMap<Page, string[]>()

const box = (page: Page) => page.getByRole('searchbox', { name: search.label })
const button = (page: Page) => page.getByRole('button', { name: search.submitLabel, exact: true })
const index = (page: Page) => page.getByRole('region', { name: directory.title })
const zones = (page: Page) => index(page).getByRole('region')
const names = (page: Page) => zones(page).getByRole('listitem')
const count = (page: Page) => page.getByRole('search').getByRole('status')

/** Submits, and checks that the listing search is opened exactly when there is a query. */
async function submitted(page: Page, submit: () => Promise<void>): Promise<void> {
  const url = listingSearchUrl(await box(page).inputValue())
  const before = asked.get(page)?.length ?? 0
  await submit()
  const expected = url === null ? [] : [url]
  await expect.poll(() => asked.get(page)?.slice(before)).toEqual(expected)
}

export const screen = {
  open: async (page) => {
    const addresses: string[] = []
    asked.set(page, addresses)
    await page.route(`${listingSearch.origin}/**`, async (route) => {
      addresses.push(route.request().url())
      // An answer without content: the browser stays where it is.
      await route.fulfill({ status: 204 })
    })
    await page.goto('/communities')
    await hydrated(page)
  },
  gestures: {
    'query.typed': async (page, event) => {
      const { query } = v.parse(Typed, event)
      await box(page).fill('')
      await box(page).pressSequentially(query)
    },
    // Enter, then the button: both must do the same.
    'search.submitted': async (page) => {
      await submitted(page, () => box(page).press('Enter'))
      await submitted(page, () => button(page).click())
    },
  },
  settle: {},
  states: {
    browsing: async (page) => {
      await expect(names(page)).toHaveCount(communityDirectory.communities.length)
      await expect(zones(page)).toHaveCount(9)
      await expect(count(page)).toContainText(search.countLabel.all)
    },
    filtering: async (page) => {
      const { one, many } = search.countLabel
      await expect(count(page)).toHaveText(RegExp(`^\\d+ (${one}|${many})$`))
    },
    'filtering.matches': async (page) => {
      const query = (await box(page).inputValue()).trim().toLowerCase()
      const matching = communityDirectory.communities.filter(({ name }) => name.toLowerCase().includes(query))
      await expect(names(page)).toHaveCount(matching.length)
      await expect(zones(page)).toHaveCount(new Set(matching.map(({ zone }) => zone)).size)
      await expect(count(page)).toHaveText(RegExp(`^${matching.length} `))
    },
    'filtering.empty': async (page) => {
      await expect(names(page)).toHaveCount(0)
      await expect(index(page).getByRole('heading', { name: search.empty.title })).toBeVisible()
      await expect(index(page).getByRole('button', { name: search.empty.searchAction })).toBeVisible()
      await expect(index(page).getByRole('link', { name: search.empty.contactLink.label })).toBeVisible()
      await expect(count(page)).toHaveText(`0 ${search.countLabel.many}`)
    },
  },
} satisfies Screen
