import { Accordion } from './Accordion.tsx'

/** Questions that open to their answers, each for itself; the heading is the section's. */
export function Faqs({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion
      multiple
      items={items.map(({ question, answer }) => ({
        value: question,
        title: question,
        content: <p>{answer}</p>,
      }))}
    />
  )
}
