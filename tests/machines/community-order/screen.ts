import { communityDirectory } from '../../../content/communities/directory.ts'
import { factsRows } from '../../../content/communities/facts.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { all, sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const { order, title } = communitiesPage.directory
const inside: Part = { selector: 'fieldset' }
const name: Part = { role: 'button', name: order.name, inside }
const value: Part = { role: 'button', name: order.value, inside }

/** Of the south, which has the directory's first names and its own highest value. */
const south = communityDirectory.communities.filter(({ zone }) => zone === 'south')
const medians: Readonly<Record<string, readonly unknown[]>> = factsRows
const dearest = south.toSorted((a, b) => Number(medians[b.name]?.[3]) - Number(medians[a.name]?.[3]))[0]

const seesOrder = (pressed: Part, other: Part, first: { name: string } | undefined) =>
  all(
    sees(pressed, { attributes: { 'aria-pressed': 'true' } }),
    sees(other, { attributes: { 'aria-pressed': 'false' } }),
    sees(
      { selector: '#zone-south > li:first-child', inside: { role: 'region', name: title } },
      { text: RegExp(`^${first?.name}`) },
    ),
  )

const fold: Part = { selector: 'details:has(> #zone-south) > summary' }

/** Opens the page, and the list of the south where it is folded. */
export async function opensSouth(visitor: Visitor, page: string): Promise<void> {
  await visitor.open(page)
  if (await visitor.isShown(fold)) await visitor.press(fold)
}

export const screen: Screen = {
  open: (visitor) => opensSouth(visitor, '/communities'),
  gestures: {
    'name.chosen': (visitor) => visitor.press(name),
    'value.chosen': (visitor) => visitor.press(value),
  },
  states: { byName: seesOrder(name, value, south[0]), byValue: seesOrder(value, name, dearest) },
}
