import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { Split } from '../../ui/Split.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'

const { id, title, items } = investmentGuide.tips
const { video } = investmentGuide

/** Tips from owners, and a video of a worked example. */
export function OwnerTips() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="wide">
      <Split columns="1:1">
        <ol className="rows numbered" data-closed data-strong role="list">
          {items.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
        <section id={video.id} className="column sticky screen-only" aria-labelledby={`${video.id}-title`}>
          <h3 id={`${video.id}-title`}>{video.title}</h3>
          <VideoEmbed {...video.embed} />
          <p className="note">{video.embed.description}</p>
        </section>
      </Split>
    </GuideSection>
  )
}
