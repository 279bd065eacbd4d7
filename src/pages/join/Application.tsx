import { join } from '../../../content/pages/join.ts'
import { LeadForm } from '../../features/leads/DeferredLeadForm.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const { form, after } = join

/** The application form, and what happens after it is sent. */
export function Application() {
  return (
    <Section tone="sunk">
      <Split>
        <LeadForm content={form} />
        <After />
      </Split>
    </Section>
  )
}

function After() {
  const { licence } = after
  return (
    <section className="column sticky" aria-labelledby="after-title">
      <h2 id="after-title">{after.title}</h2>
      <ol className="rows numbered" data-size="large" role="list">
        {after.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3 className="subheading">{title}</h3>
              <p className="secondary">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note" data-line>
        {licence.text} <PageLink destination={licence}>{licence.label}</PageLink>
      </p>
    </section>
  )
}
