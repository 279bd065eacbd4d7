import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Facts } from '../guides/Facts.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarginNotes } from '../guides/MarginNotes.tsx'

const { id, title, text, rows, notes } = asbestos.costs

export function Costs() {
  return (
    <GuideSection
      id={id}
      title={title}
      lead={text}
      tone="sunk"
      width="wide"
      notes={<MarginNotes notes={notes} />}
    >
      <Facts size="large" facts={rows.map(({ item, cost }) => ({ label: item, value: cost }))} />
    </GuideSection>
  )
}
