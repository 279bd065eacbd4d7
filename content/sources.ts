/** Where figures about communities come from, and under which terms. Each names its set; `/sources` lists them all. */
import { factsRetrieved, factsYear } from './communities/facts.ts'

const PORTAL = 'https://data.calgary.ca/d/'

/** One of the City's open data sets. */
const calgary = (id: string, title: string) => ({
  publisher: 'City of Calgary',
  id,
  title,
  href: `${PORTAL}${id}`,
  year: factsYear,
  retrieved: factsRetrieved,
})

export const sources = {
  assessments: calgary('4bsw-nn7w', 'Current Year Property Assessments'),
  uses: calgary('5843-8tyj', 'Property use codes'),
  boundaries: calgary('surr-xmvs', 'Community District Boundaries'),
} as const
export type SourceId = keyof typeof sources

/** What the City's licence asks for wherever its figures stand. */
export const calgaryLicence = {
  line: 'Contains information licensed under the',
  label: 'Open Government Licence – City of Calgary',
  href: 'https://data.calgary.ca/stories/s/Open-Calgary-Terms-of-Use/u45n-7awa/',
} as const

/** Beside a figure: what it is. */
export const assessmentLink = { label: 'What an assessment is', to: '/sources', hash: 'assessment' } as const

/** Before a figure's source: the page of all of them. */
export const sourcesLink = { label: 'Source', to: '/sources' } as const
