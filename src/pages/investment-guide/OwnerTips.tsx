import { guideLabels } from '../../../content/guides/labels.ts'
import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'

const { id, title, listTitle, items } = investmentGuide.tips
const { video } = investmentGuide

/** Tips, folded on a phone, beside their heading and a video of a worked example. */
export function OwnerTips() {
  return (
    <GuideSection
      id={id}
      title={title}
      tone="sunk"
      width="wide"
      picture={
        <section id={video.id} className="column screen-only" aria-labelledby={`${video.id}-title`}>
          <h3 id={`${video.id}-title`}>{video.title}</h3>
          <VideoEmbed {...video.embed} />
          <p className="note">{video.embed.description}</p>
        </section>
      }
    >
      <div className="column folds">
        <h3>{listTitle}</h3>
        <Fold label={`${listTitle}: ${guideLabels.details}`}>
          <ol className="rows numbered" data-columns role="list">
            {items.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </Fold>
      </div>
    </GuideSection>
  )
}
