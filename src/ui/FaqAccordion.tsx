import { Accordion } from './Accordion.tsx'

/** Collapsible questions and answers, without a heading. Several may be open at once. */
export function FaqAccordion({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion
      multiple
      items={items.map(({ question, answer }, index) => ({
        // It becomes part of ids, which cannot have spaces.
        value: `question-${index + 1}`,
        title: question,
        content: <p>{answer}</p>,
      }))}
    />
  )
}
