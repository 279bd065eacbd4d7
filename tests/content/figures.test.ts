/** Each page shows each of its claims once. */
import { expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { join } from '../../content/pages/join.ts'
import { luxury } from '../../content/pages/property-types/luxury.ts'
import { DATA, texts } from './marketing-pages.ts'

/** Without bare numbers, which also occur as other numbers. */
const FIGURES: ReadonlySet<string> = new Set(
  Object.values(claims).flatMap(({ figure }) => (/\D/.test(figure) ? figure : [])),
)

/** Every figure in a page's texts, as often as it occurs. */
function figuresOf(page: unknown): string[] {
  return texts(page).flatMap((text) => [...FIGURES].filter((figure) => text.includes(figure)))
}

const { navigation, footer, quickActions, ...marketing } = DATA

it.each(Object.entries({ ...marketing, evaluation, join, luxury }))(
  '%s shows no figure twice',
  (_name, page) => {
    const figures = figuresOf(page)
    expect(figures.filter((figure, index) => figures.indexOf(figure) !== index)).toEqual([])
  },
)
