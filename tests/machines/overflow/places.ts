import { mortgageCopy, ownershipCopy } from '../../../content/calculators/copy.ts'
import { quadrantFiguresText } from '../../../content/communities/quadrant-figures.ts'
import { quadrants } from '../../../content/communities/quadrants.ts'
import { sampleAnalytics } from '../../../content/sample-analytics.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { quadrantView } from '../shared/quadrants.ts'
import { overflowScreen } from './screen.ts'

/** A table in a figure, below a summary with these words. */
function folded(page: string, part: Part, summary: string): Place {
  const unfold: Part = { selector: 'summary', inside: part }
  const screen = overflowScreen({ page, part, unfold })
  return {
    ...{ page, part },
    screen: {
      ...screen,
      open: async (visitor, coming) => {
        await screen.open(visitor, coming)
        await visitor.sees(unfold, { text: summary })
      },
    },
    layout: { boxes: { 'div:has(> table)': 600 } },
  }
}

const balance = (page: string, calculator: string) =>
  folded(page, { selector: 'figure', inside: { role: 'region', name: calculator } }, mortgageCopy.chart.table)

const chart = (index: number, title: string) =>
  folded(
    '/listing-presentation',
    { selector: 'figure:has(summary)', index },
    `${sampleAnalytics.tableLabel}: ${title}`,
  )

/** The table behind the strip of a quadrant's communities. */
const communities = Object.fromEntries(
  quadrants.map((quadrant): [string, Place] => [
    `the communities of the ${quadrant.id}`,
    {
      ...folded(
        `/communities/${quadrant.id}`,
        { selector: 'details', inside: { role: 'region', name: quadrantFiguresText.title } },
        quadrantFiguresText.table.summary,
      ),
      view: quadrantView(quadrant),
    },
  ]),
)

export const places: Places = {
  'the balance of the mortgage calculator': balance('/tools', mortgageCopy.title),
  'the balance of the cost calculator': balance('/home-costs', ownershipCopy.title),
  'the chart of the views': chart(0, sampleAnalytics.views.title),
  'the chart of the sources': chart(1, sampleAnalytics.sources.title),
  'the chart of the funnel': chart(2, sampleAnalytics.funnel.title),
  ...communities,
}
