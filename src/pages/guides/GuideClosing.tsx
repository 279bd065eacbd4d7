import type { SceneId } from '../../../content/scenes.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { ClosingLinks } from '../../ui/ClosingLinks.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './GuideClosing.module.css'

type Link = { label: string; to: string }
type Props = {
  closing: { title: string; text: string; link: Link }
  /** Related guides. */
  related?: readonly Link[]
  scene: SceneId
  side?: 'left' | 'right'
  /** Guides that follow each other in the menu or the footer should not end alike. */
  tone?: 'wheat' | 'sunk'
}

/** Ends a guide with a link to the contact page and to related guides. */
export function GuideClosing({ closing, related = [], scene, side = 'right', tone = 'wheat' }: Props) {
  return (
    <Closing
      title={closing.title}
      text={closing.text}
      tone={tone}
      layout="plate"
      side={side}
      picture={<Scene scene={scene} className="cover" />}
      className={styles.closing}
    >
      <Actions actions={[closing.link]} />
      {related.length > 0 && <ClosingLinks links={related} />}
    </Closing>
  )
}
