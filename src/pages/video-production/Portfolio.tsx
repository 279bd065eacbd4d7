import { videoProduction } from '../../../content/pages/video-production.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { portfolioEmbed } from './embeds.ts'
import styles from './Portfolio.module.css'

const { title, items, categoryLabels, link } = videoProduction.portfolio

/** Three embedded films, each with a description: one beside the heading, and two below. */
export function Portfolio() {
  return (
    <Section labelledBy="portfolio-title">
      <div className={`column ${styles.wall}`}>
        <Split columns="1:2">
          <div className="stack">
            <h2 id="portfolio-title">{title}</h2>
            <ArrowLink destination={link}>{link.label}</ArrowLink>
          </div>
          {items.slice(0, 1).map(film)}
        </Split>
        <div className="tiles" data-min="large">
          {items.slice(1).map(film)}
        </div>
      </div>
    </Section>
  )
}

function film(item: (typeof items)[number]) {
  return (
    <article key={item.id}>
      {/* Hidden because the poster shows the title until the film is played. */}
      <h3 className="visually-hidden">{item.title}</h3>
      <VideoEmbed {...portfolioEmbed(item)} />
      <div className={`stack ${styles.words}`}>
        <Badge tone={item.category === 'luxury' ? 'gold' : 'neutral'}>{categoryLabels[item.category]}</Badge>
        <p className="secondary">{item.description}</p>
      </div>
    </article>
  )
}
