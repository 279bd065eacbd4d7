/** What every guide has in common. The content of each is tested in `guides/`. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mortgageCopy, ownershipCopy, rentalCopy } from '../../content/calculators/copy.ts'
import { mortgageFields, ownershipFields } from '../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../content/calculators/rental-fields.ts'
import { links } from '../../content/links.ts'
import { type PageHead, PageHeadSchema } from '../../content/page-schema.ts'

/** Any page with sources is a guide. */
const GuideSchema = v.looseObject({
  hero: v.looseObject({
    eyebrow: v.string(),
    title: v.pipe(v.string(), v.minLength(16)),
    lead: v.union([v.pipe(v.string(), v.minLength(81)), v.function()]),
  }),
  keyFigures: v.optional(
    v.pipe(v.array(v.object({ figure: v.string(), label: v.string() })), v.minLength(3)),
  ),
  sources: v.object({
    title: v.string(),
    note: v.pipe(v.string(), v.includes('November 2026')),
    links: v.pipe(v.array(v.object({ label: v.string(), href: v.string() })), v.minLength(3)),
  }),
  closing: v.looseObject({ link: v.object({ label: v.string(), to: v.literal('/contact') }) }),
})
type Module = { head: PageHead } & Record<string, unknown>
const modules = import.meta.glob<Module>('../../content/pages/*.ts', { eager: true })
const guides = Object.entries(modules).flatMap(([file, { head, ...exports }]) =>
  Object.values(exports).flatMap((page) =>
    typeof page === 'object' && page !== null && 'sources' in page
      ? [{ path: file.replace(/^.*\/pages|\.ts$/g, ''), head, page }]
      : [],
  ),
)

type Entry = { key: string; value: unknown }
/** Every property below a value, at any depth. */
function entries(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [{ key, value: one }, ...entries(one)])
}
const texts = (value: unknown) => entries(value).flatMap((one) => (typeof one.value === 'string' ? one : []))
const valuesOf = (page: unknown, name: string) =>
  texts(page).flatMap(({ key, value }) => (key === name ? String(value) : []))

/** Properties that hold URLs or ids instead of prose. */
const NOT_PROSE = ['href', 'to', 'id', 'icon', 'thumbnail', 'videoId', 'link', 'kind', 'aspectRatio', 'name']

/** No em dashes, emoji or filler words; Canadian spelling; no unfilled placeholders. */
function expectHouseStyle(content: unknown) {
  for (const { key, value } of texts(content)) {
    if (NOT_PROSE.includes(key)) continue
    expect(value).not.toMatch(/—|\p{Extended_Pictographic}/u)
    expect(value).not.toMatch(/\b(unlock|elevate|seamless|dream home|lorem|TBD|neighborhood|color|center)\b/i)
    expect(value).not.toMatch(/undefined|NaN|\[object/)
    expect(value).toBe(String(value).trim())
  }
}

describe.each(guides)('$path', ({ path, head, page }) => {
  it('has a well-formed head, and a path that matches its file name', () => {
    expect(head.path).toBe(path)
    expect(() => v.parse(PageHeadSchema, head)).not.toThrow()
  })

  it('has sections with unique ids for in-page navigation', () => {
    const ids = Object.values(page).flatMap((section) =>
      typeof section === 'object' && section !== null && 'id' in section ? [section.id] : [],
    )
    expect(ids.length).toBeGreaterThanOrEqual(5)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
  })

  it('has a hero, dated sources, and a link to the contact page', () => {
    expect(() => v.parse(GuideSchema, page)).not.toThrow()
  })

  it('links outside over https, inside by path, and to its own sections', () => {
    const sections = valuesOf(page, 'id').map((id) => `#${id}`)
    for (const href of valuesOf(page, 'href').filter((one) => !sections.includes(String(one))))
      expect(href).toMatch(/^https:\/\/[^/\s]+(\/\S*)?$/)
    for (const to of valuesOf(page, 'to')) expect(to).toMatch(/^\/[a-z-]+(\/[a-z-]+)*$/)
  })

  it('marks every link to a reserved domain as a sample', () => {
    const marked = Object.values(links).map(({ href }) => String(href))
    for (const { value } of entries(page)) {
      if (typeof value !== 'object' || value === null || !('href' in value)) continue
      const href = String(value.href)
      if (href.startsWith('#')) continue
      if (new URL(href).hostname.endsWith('.example') && !marked.includes(href))
        expect(value).toMatchObject({ sample: true })
    }
  })

  it('follows the house style', () => {
    expectHouseStyle({ head, page })
  })
})

it('the calculators follow the house style', () => {
  expectHouseStyle([mortgageCopy, ownershipCopy, rentalCopy])
  expectHouseStyle([mortgageFields, ownershipFields, rentalFields])
})
