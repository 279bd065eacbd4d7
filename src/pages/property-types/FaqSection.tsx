import { Faqs } from '../../ui/Faqs.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

type Props = {
  title: string
  items: readonly { question: string; answer: string }[]
  /** A disclaimer. */
  note?: string
}

/** Collapsible questions and answers, beside their heading. Several may be open at once. */
export function FaqSection({ title, items, note }: Props) {
  return (
    <Section labelledBy="faqs-title">
      <Split columns="1:2">
        <div className="stack sticky">
          <h2 id="faqs-title">{title}</h2>
          {note && (
            <p className="note" data-line>
              {note}
            </p>
          )}
        </div>
        <Faqs items={items} />
      </Split>
    </Section>
  )
}
