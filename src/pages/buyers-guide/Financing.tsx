import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Statements } from '../guides/Ledger.tsx'

const { id, title, note, topics, link } = buyersGuide.financing

export function Financing() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="wide">
      <Statements items={topics} />
      <ArrowLink destination={link}>{link.label}</ArrowLink>
    </GuideSection>
  )
}
