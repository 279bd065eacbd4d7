import { Check } from 'lucide-react'
import { evaluation } from '../../../content/pages/evaluation.ts'
import { site } from '../../../content/site.ts'
import { LeadForm } from '../../features/leads/DeferredLeadForm.ts'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import styles from './EvaluationHero.module.css'

const { hero, form, agent, benefits } = evaluation

/** The hero, the lead form across its lower edge with someone who answers it, and the benefits. */
export function EvaluationHero() {
  return (
    <div className={styles.top}>
      <div className={styles.hero} data-tone="dark">
        <div className={`stack ${styles.words}`} data-hero="words">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <ul className={`cluster label ${styles.badges}`} role="list">
            {hero.badges.map((badge) => (
              <li key={badge}>
                <Check className="accent" width="1.2em" aria-hidden="true" /> {badge}
              </li>
            ))}
          </ul>
          <p className={styles.call}>
            {hero.call}{' '}
            <a className="strong accent" href={site.phone.href}>
              {site.phone.display}
            </a>
          </p>
        </div>
        {/* After the words: a document that arrives in parts would otherwise move it. */}
        <HeroScene scene={hero.scene} className={styles.scene} height={740} />
      </div>
      <div className={styles.form}>
        <LeadForm content={form} />
        <div className="column">
          <p className="eyebrow">{agent.label}</p>
          <Portrait person={agent.person} size="large">
            <p className="secondary">{agent.person.specialty}</p>
          </Portrait>
        </div>
      </div>
      <section className={`stack ${styles.benefits}`} aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <ul className="rows" data-gap="large" role="list">
          {benefits.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
