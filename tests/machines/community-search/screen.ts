import { deepEqual, equal } from 'node:assert/strict'
import { communityCard, worthHref } from '../../../content/communities/card.ts'
import { communityDirectory } from '../../../content/communities/directory.ts'
import { listingSearch, listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import type { communitySearch } from '../../../machines/community-search.ts'
import { sees, seesExactly } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const { search, directory } = communitiesPage
const { one, many, all } = search.countLabel

const box: Part = { role: 'searchbox', name: search.label }
const button: Part = { role: 'button', name: search.submitLabel }
const count: Part = { role: 'status', inside: { selector: 'search' } }
const index: Part = { role: 'region', name: directory.title }
const showAll: Part = { role: 'button', name: search.clearLabel }
const nothing: Part = { role: 'heading', name: search.empty.title, inside: index }

/** What each visitor has typed. */
const queries = new WeakMap<Visitor, string>()
const queryOf = (visitor: Visitor) => queries.get(visitor) ?? ''

/** Submits, and checks that the listing search is opened exactly when there is a query. */
async function submits(visitor: Visitor, submit: () => Promise<void>): Promise<void> {
  const before = await visitor.leftFor()
  await submit()
  const url = listingSearchUrl(queryOf(visitor))
  const expected = url === null ? before : [...before, url]
  await visitor.until(async () => deepEqual(await visitor.leftFor(), expected))
}

export const screen = screenOf<typeof communitySearch>({
  open: async (visitor) => {
    await visitor.staysFrom(listingSearch.origin)
    await visitor.open('/communities')
  },
  gestures: {
    'query.typed': async (visitor, { query }) => {
      if (query === '' && (await visitor.isShown(showAll))) {
        queries.set(visitor, query)
        await visitor.press(showAll)
        return visitor.sees(box, { value: '', focused: true })
      }
      // The same text once more would change nothing.
      if (query === queryOf(visitor)) await visitor.fill(box, `${query}x`)
      queries.set(visitor, query)
      await visitor.fill(box, query)
    },
    // Enter, then the button: both must do the same.
    'search.submitted': async (visitor) => {
      await submits(visitor, () => visitor.key('Enter', box))
      await submits(visitor, () => visitor.press(button))
    },
  },
  states: {
    browsing: async (visitor) => {
      await visitor.sees(count, { text: all })
      await seesExactly(visitor, { selector: 'section:has(> details)', inside: index }, 9)
    },
    filtering: sees(count, { text: RegExp(`^\\d+ (${one}|${many})(,|$)`) }),
    'filtering.matches': async (visitor) => {
      const query = queryOf(visitor).trim().toLowerCase()
      const matching = communityDirectory.communities.filter(({ name }) => name.toLowerCase().includes(query))
      await visitor.sees(count, { text: RegExp(`^${matching.length} `) })
      await visitor.misses(nothing)
      const [only, ...others] = matching
      if (only && others.length === 0) {
        await visitor.sees({ selector: 'h3', inside: index }, { text: only.name })
        const worth = { role: 'link', name: communityCard.worth, inside: index } as const
        return visitor.sees(worth, { attributes: { href: worthHref(only.name) } })
      }
      await seesExactly(visitor, { selector: 'details li', inside: index }, matching.length)
      const zones = new Set(matching.map(({ zone }) => zone))
      await seesExactly(visitor, { selector: 'section:has(> details)', inside: index }, zones.size)
    },
    'filtering.empty': async (visitor) => {
      await visitor.sees(count, { text: `0 ${many}` })
      await visitor.sees(nothing)
      await visitor.sees({
        role: 'button',
        name: `${search.empty.searchAction} “${queryOf(visitor).trim()}”`,
      })
      await visitor.sees({ role: 'link', name: RegExp(`^${search.empty.contactLink.label}`), inside: index })
      await visitor.misses({ selector: 'details li', inside: index })
    },
  },
  effects: {
    openListings: async (visitor, { location }: { location: string }) =>
      equal((await visitor.leftFor()).at(-1), listingSearchUrl(location)),
  },
})
