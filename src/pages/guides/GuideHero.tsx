import type { ComponentProps, ReactNode } from 'react'
import { guideLabels } from '../../../content/guides/labels.ts'
import type { SceneId } from '../../../content/scenes.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './GuideHero.module.css'
import { KeyFigures } from './KeyFigures.tsx'

type Looks = ComponentProps<typeof PageHero>
type Props = Required<Pick<Looks, 'look'>> &
  Pick<Looks, 'tone'> & {
    hero: { eyebrow: string; title: string; lead: string }
    keyFigures: readonly { figure: string; label: string }[]
    scene: SceneId
    /** Calls to action. */
    children?: ReactNode
  }

/** Crop classes for scenes whose subject is off centre. */
const FOCUS: Partial<Record<SceneId, string | undefined>> = {
  'condo-towers': styles.towers,
  'keys-table': styles.keys,
}

/** The hero of a guide: title, picture and key figures. */
export function GuideHero({ hero, keyFigures, scene, look, tone = 'light', children }: Props) {
  return (
    <PageHero
      title={hero.title}
      lead={hero.lead}
      look={look}
      tone={tone}
      breadcrumb={<Breadcrumb parents={[guideLabels.home]} current={hero.eyebrow} />}
      picture={<Scene scene={scene} className={FOCUS[scene]} loading="eager" />}
      foot={<KeyFigures figures={keyFigures} />}
    >
      {children}
    </PageHero>
  )
}
