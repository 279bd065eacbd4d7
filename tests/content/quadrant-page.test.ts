/** The page of each quadrant of the city. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { communityDirectory } from '../../content/communities/directory.ts'
import { ownQuadrants, quadrantPage } from '../../content/communities/quadrant-page.ts'
import { quadrants } from '../../content/communities/quadrants.ts'
import { PageHeadSchema } from '../../content/page-schema.ts'

const { communities } = communityDirectory

describe('the page of a quadrant', () => {
  it.each(quadrants)('of $label has a head of its own, short enough for search results', (quadrant) => {
    const { head } = quadrantPage(quadrant)
    expect(() => v.parse(PageHeadSchema, head)).not.toThrow()
    expect(head.title).toContain(quadrant.label)
    expect(head.description).toContain(`${quadrant.communities.length} communities`)
    expect(head.path).toBe('/communities')
  })

  it.each(quadrants)('of $label asks about two of its own communities', (quadrant) => {
    const { closingTitle } = quadrantPage(quadrant)
    const named = quadrant.communities.filter(({ name }) => closingTitle.includes(name))
    expect(named).toHaveLength(2)
  })

  it.each(quadrants)('of $label counts its luxury communities, if it has any', (quadrant) => {
    const starred = quadrant.communities.filter(({ luxury }) => luxury).length
    const { figures } = quadrantPage(quadrant)
    expect(figures.find(({ label }) => label.includes('luxury'))?.figure).toBe(
      starred ? `${starred}` : undefined,
    )
  })

  it.each(quadrants)(
    'of $label says where its own letters begin, and names streets of theirs',
    (quadrant) => {
      const { letters, streets } = ownQuadrants[quadrant.id]
      expect(letters).toMatch(RegExp(`^${quadrant.suffix} is `))
      for (const { name } of streets) expect(name).not.toMatch(/\b[NS][EW]$/)
    },
  )

  it('names communities beside its letters that are there', () => {
    for (const quadrant of quadrants) {
      const { letters } = ownQuadrants[quadrant.id]
      const named = communities.filter(({ name }) => letters.includes(name))
      const own = quadrant.communities.map(({ name }) => name)
      for (const { name } of named) expect(own).toContain(name)
    }
  })

  it('has a picture and a first kind of home that no other quadrant has', () => {
    const pages = quadrants.map((quadrant) => quadrantPage(quadrant))
    expect(new Set(pages.flatMap(({ landmark }) => [landmark.day, landmark.night])).size).toBe(
      2 * quadrants.length,
    )
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(quadrants.length)
  })
})
