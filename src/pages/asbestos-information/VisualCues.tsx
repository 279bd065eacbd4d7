import { asbestos } from '../../../content/pages/asbestos-information.ts'
import corrugated from '../../assets/scenes/cue-corrugated.svg?no-inline'
import duct from '../../assets/scenes/cue-duct.svg?no-inline'
import insulation from '../../assets/scenes/cue-insulation.svg?no-inline'
import texture from '../../assets/scenes/cue-texture.svg?no-inline'
import tiles from '../../assets/scenes/cue-tiles.svg?no-inline'
import { Callout } from '../../ui/Callout.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './VisualCues.module.css'

const { id, title, text, items, warning } = asbestos.cues

/** The drawing of each visual cue, in the order of the content. */
const SCENES = [insulation, tiles, corrugated, texture, duct] as const

/** Materials that should be tested, with drawings. */
export function VisualCues() {
  return (
    <GuideSection id={id} title={title} lead={text} width="wide">
      <ul className={styles.cues} role="list">
        {items.map((item, index) => (
          <li key={item} className="strong">
            <img src={SCENES[index]} alt="" width={index ? 240 : 480} height={240} loading="lazy" />
            {item}
          </li>
        ))}
      </ul>
      <Callout tone="warning" title={warning} />
    </GuideSection>
  )
}
