import type { ReactNode } from 'react'
import { guideLabels } from '../../../content/guides/labels.ts'
import type { SceneId } from '../../../content/scenes.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './GuideHero.module.css'
import { KeyFigures } from './KeyFigures.tsx'

type Props = {
  hero: { eyebrow: string; title: string; lead: string }
  keyFigures: readonly { figure: string; label: string }[]
  scene: SceneId
  /**
   * `night`: under a dark sky; `arch`: the picture in an arched window; `strip`: the picture across the page;
   * `side`: the picture to the edge of the page.
   */
  look: 'night' | 'arch' | 'strip' | 'side'
  tone?: 'light' | 'sunk' | 'dark'
  /** What to do first, for a guide that offers it. */
  children?: ReactNode
}

/** The opening of a guide: its subject, a picture, and the figures worth remembering. */
export function GuideHero({ hero, keyFigures, scene, look, tone = 'light', children }: Props) {
  return (
    <div className={styles.hero} data-look={look} data-scene={scene} data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb parents={[guideLabels.home]} current={hero.eyebrow} />
          <h1>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          {children}
        </div>
        <div className={styles.picture}>
          <Scene scene={scene} loading="eager" />
        </div>
        <KeyFigures figures={keyFigures} className={styles.figures} />
      </div>
    </div>
  )
}
