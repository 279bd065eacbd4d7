import type { Faq } from '../../../content/page-schema.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { GuideSection } from './GuideSection.tsx'

type Props = {
  faqs: { id: string; title: string; items: readonly Faq[] }
  tone?: 'light' | 'sunk'
}

/** Questions that fold open one by one. */
export function Questions({ faqs, tone = 'light' }: Props) {
  return (
    <GuideSection id={faqs.id} title={faqs.title} tone={tone}>
      <Accordion
        multiple
        items={faqs.items.map(({ question, answer }) => ({
          value: question,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </GuideSection>
  )
}
