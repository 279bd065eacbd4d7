import { guideLabels } from '../../../content/guides/labels.ts'
import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Split } from '../../ui/Split.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'

const { id, title, listTitle, items } = investmentGuide.tips
const { video } = investmentGuide

/** Tips, folded on a phone, and a video of a worked example. */
export function OwnerTips() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="wide">
      <Split columns="1:1">
        <div className="column folds">
          <h3>{listTitle}</h3>
          <Fold label={`${listTitle}: ${guideLabels.details}`}>
            <ol className="rows numbered lead" data-closed data-strong role="list">
              {items.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ol>
          </Fold>
        </div>
        <section id={video.id} className="column sticky screen-only" aria-labelledby={`${video.id}-title`}>
          <h3 id={`${video.id}-title`}>{video.title}</h3>
          <VideoEmbed {...video.embed} />
          <p className="note">{video.embed.description}</p>
        </section>
      </Split>
    </GuideSection>
  )
}
