import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Tips.module.css'

const { id, title, items } = investmentGuide.tips
const { video } = investmentGuide

/** What owners learnt, and one rental worked through on film. */
export function Tips() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="wide">
      <div className={styles.tips}>
        <ol data-plain>
          {items.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
        <section id={video.id} aria-labelledby={`${video.id}-title`}>
          <h3 id={`${video.id}-title`}>{video.title}</h3>
          <VideoEmbed {...video.embed} />
          <p>{video.embed.description}</p>
        </section>
      </div>
    </GuideSection>
  )
}
